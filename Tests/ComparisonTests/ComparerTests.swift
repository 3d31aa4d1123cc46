import CodeField
import Comparison
import Testing

@Suite struct ComparerTests {
  @Test func equalPicturesAreTheSame() {
    let raster = Raster(size: PixelSize(width: 2, height: 2))
    #expect(Comparer.compare(raster, raster).isSame)
  }
}
