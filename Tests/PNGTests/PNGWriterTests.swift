import CodeField
import PNG
import TestSupport
import Testing

@Suite struct PNGWriterTests {
  private func raster(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> Raster {
    var raster = Raster(size: PixelSize(width: width, height: height))
    raster.pixels = pixels
    return raster
  }

  /// 8-bit RGBA whatever the content, sRGB and pHYs, and nothing that depends on time or place.
  @Test(arguments: [0xFF33_6699, 0x0000_0000, 0x8040_4040] as [UInt32])
  func chunks(pixel: UInt32) throws {
    let bytes = try PNGWriter.bytes(of: raster(2, 1, [pixel, pixel]), scale: 2)
    let chunks = try PNGChunks(bytes)
    #expect(chunks.kinds == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(chunks.data("IHDR") == [0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0])
    #expect(chunks.data("sRGB") == [0])
  }

  /// 72 dpi × scale, in pixels to the metre.
  @Test(arguments: [(1.0, 2_835), (2, 5_669), (3, 8_504), (1.5, 4_252), (0.5, 1_417), (16, 45_354)])
  func density(scale: Double, pixels: UInt32) throws {
    let chunks = try PNGChunks(try PNGWriter.bytes(of: raster(1, 1, [0]), scale: scale))
    let data = try #require(chunks.data("pHYs"))
    #expect(PNGChunks.number(data[0..<4]) == pixels)
    #expect(PNGChunks.number(data[4..<8]) == pixels)
    #expect(data[8] == 1)
  }

  @Test func colorsComeBackAsTheyWere() throws {
    let bytes = try PNGWriter.bytes(
      of: raster(4, 1, [0xFF33_6699, 0x8080_8080, 0x0100_0000, 0]), scale: 1)
    #expect(
      try PNGReader.bitmap(bytes, limits: .usual).bytes
        == [0x33, 0x66, 0x99, 255, 255, 255, 255, 128, 0, 0, 0, 1, 0, 0, 0, 0])
  }

  /// Every colour that a pixel of some alpha can hold is written, and multiplied by alpha again is
  /// the same number.
  @Test func multipliedColorsSurvive() throws {
    for alpha in UInt32(1)...255 {
      let pixels = (0...alpha).map { alpha << 24 | $0 << 16 | $0 << 8 | $0 }
      let bytes = try PNGWriter.bytes(of: raster(pixels.count, 1, pixels), scale: 1)
      let bitmap = try PNGReader.bitmap(bytes, limits: .usual)
      for value in 0...alpha {
        let red = UInt32(bitmap.bytes[4 * Int(value)])
        #expect((red * alpha + 127) / 255 == value)
      }
    }
  }
}
