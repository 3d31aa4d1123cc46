import CodeField
import Testing

@Suite struct FNV1aTests {
  /// FNV-1a of the draft's test vectors, and a pixel, a size and an order that count.
  @Test func checksums() {
    func sum(_ text: String) -> UInt64 {
      var sum = FNV1a()
      sum.take(Array(text.utf8))
      return sum.value
    }
    #expect(sum("") == 0xCBF2_9CE4_8422_2325)
    #expect(sum("a") == 0xAF63_DC4C_8601_EC8C)
    #expect(sum("foobar") == 0x8594_4171_F739_67E8)
    var raster = Raster(size: PixelSize(width: 2, height: 1))
    let blank = raster.checksum
    raster.pixels[1] = 1
    #expect(raster.checksum != blank)
    #expect(Raster(size: PixelSize(width: 1, height: 2)).checksum != blank)
  }
}
