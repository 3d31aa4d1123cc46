import CodeField
import TestSupport
import Testing

@Suite struct RasterTests {
  private func raster(_ width: Int, _ pixels: [UInt32]) -> Raster {
    var raster = Raster(size: PixelSize(width: width, height: pixels.count / width))
    raster.pixels = pixels
    return raster
  }

  @Test func changes() {
    let before = raster(3, [0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(before.changes(from: before) == nil)
    let after = raster(3, [0, 0, 0, 0, 5, 0, 0, 0, 6])
    #expect(
      after.changes(from: before)
        == Raster.Part(x: 1, y: 1, size: PixelSize(width: 2, height: 2)))
    #expect(
      after.cut(Raster.Part(x: 1, y: 1, size: PixelSize(width: 2, height: 2))).pixels == [
        5, 0, 0, 6,
      ])
  }

  /// Seeded: the part put over the old picture gives the new one, and is no larger than need be.
  @Test func partsAreEnough() throws {
    var random = Random(seed: 29)
    for _ in 0..<500 {
      let width = Int.random(in: 1...9, using: &random)
      let old = raster(width, (0..<width * 7).map { _ in UInt32.random(in: 0...1, using: &random) })
      var new = old
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        new.pixels[Int.random(in: new.pixels.indices, using: &random)] ^= 2
      }
      guard let part = new.changes(from: old) else { continue }
      let cut = new.cut(part)
      var composed = old
      for y in 0..<part.size.height {
        for x in 0..<part.size.width {
          composed.pixels[(part.y + y) * width + part.x + x] = cut.pixels[y * part.size.width + x]
        }
      }
      #expect(composed == new)
      #expect(
        (0..<part.size.height).contains { y in
          new.pixels[(part.y + y) * width + part.x] != old.pixels[(part.y + y) * width + part.x]
        })
    }
  }

  @Test func asManyNumbersAsPixels() {
    let size = PixelSize(width: 2, height: 1)
    #expect(Raster(size: size, pixels: [1, 2])?.pixels == [1, 2])
    #expect(Raster(size: size, pixels: [1]) == nil)
  }
}
