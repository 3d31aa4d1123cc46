import CodeField
import Comparison
import Testing

@Suite struct StripTests {
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let black: UInt32 = 0xFF00_0000
  private static let ground: UInt32 = 0xFFB4_BAC4
  private static let red: UInt32 = 0xFFE0_1020
  private static let yellow: UInt32 = 0xFFFF_C400
  private static let blue: UInt32 = 0xFF2A_5CFF

  private func picture(
    _ width: Int, _ height: Int, _ pixel: UInt32 = white, _ changes: [Int: UInt32] = [:]
  ) -> Raster {
    var raster = Raster(size: PixelSize(width: width, height: height))
    raster.pixels = Array(repeating: pixel, count: width * height)
    for (index, pixel) in changes { raster.pixels[index] = pixel }
    return raster
  }

  private func part(_ strip: Raster, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [UInt32] {
    strip.cut(Raster.Part(x: x, y: y, size: PixelSize(width: width, height: height))).pixels
  }

  /// Tall pictures stand side by side, wide ones above one another, with eight pixels between.
  @Test(arguments: [(2, 3, 22, 3), (3, 3, 25, 3), (3, 2, 3, 22)])
  func panels(width: Int, height: Int, stripWidth: Int, stripHeight: Int) {
    let expected = picture(width, height)
    let actual = picture(width, height, Self.white, [1: Self.black])
    let strip = Comparer.strip(expected, actual)
    #expect(strip.size == PixelSize(width: stripWidth, height: stripHeight))
    let isRow = stripHeight == height
    func panel(_ index: Int) -> [UInt32] {
      part(
        strip, isRow ? index * (width + 8) : 0, isRow ? 0 : index * (height + 8), width, height)
    }
    #expect(panel(0) == expected.pixels && panel(2) == actual.pixels)
    #expect(panel(1) == picture(width, height, Self.white, [1: Self.red]).pixels)
    #expect(
      part(strip, isRow ? width : 0, isRow ? 0 : height, isRow ? 8 : width, isRow ? height : 8)
        .allSatisfy { $0 == Self.ground })
  }

  /// What is alike is pale grey; a tolerated difference counts as alike.
  @Test func whatIsAlikeIsPale() {
    let expected = picture(1, 3, Self.black, [1: 0xFF00_00FF])
    let actual = picture(1, 3, Self.black, [1: 0xFF00_00FF, 2: 0xFF05_0505])
    let strip = Comparer.strip(
      expected, actual, by: ComparisonRule(metric: .channels(tolerance: 5)))
    #expect(part(strip, 9, 0, 1, 3) == [0xFFC0_C0C0, 0xFFC4_C4C4, 0xFFC0_C0C0])
  }

  /// An edge that moved by a quarter of a pixel, and a pixel that is new.
  @Test func smoothedEdgesAreYellow() {
    var expected = picture(12, 12)
    for y in 0..<12 { for x in 0..<4 { expected.pixels[y * 12 + x] = Self.black } }
    var actual = expected
    for y in 0..<12 { actual.pixels[y * 12 + 4] = 0xFFC0_C0C0 }
    actual.pixels[12 * 6 + 9] = Self.black
    let strip = Comparer.strip(expected, actual, by: ComparisonRule(metric: .perceptual))
    let difference = part(strip, 20, 0, 12, 12)
    #expect(difference[12 * 3 + 4] == Self.yellow && difference[12 * 6 + 9] == Self.red)
    #expect(difference.filter { $0 == Self.yellow }.count == 12)
    #expect(difference.filter { $0 == Self.red }.count == 1)
  }

  /// Transparent pixels lie over a checkerboard of squares of eight pixels, and the strip is opaque.
  @Test func transparencyIsSeen() {
    let clear = picture(16, 16, 0)
    let strip = Comparer.strip(clear, picture(16, 16, 0x8000_0000))
    #expect(strip.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(part(strip, 6, 0, 4, 1) == [Self.white, Self.white, 0xFFDC_DCDC, 0xFFDC_DCDC])
    #expect(part(strip, 0, 7, 1, 2) == [Self.white, 0xFFDC_DCDC])
    #expect(part(strip, 48 + 7, 0, 2, 1) == [0xFF7F_7F7F, 0xFF6E_6E6E])
    #expect(part(Comparer.strip(clear, clear), 24 + 6, 0, 4, 1) == part(strip, 6, 0, 4, 1))
  }

  /// Every panel has room for both pictures; what only one has is blue.
  @Test func sizes() {
    let strip = Comparer.strip(picture(3, 1), picture(1, 3))
    #expect(strip.size == PixelSize(width: 25, height: 3))
    let ground = Self.ground
    #expect(
      part(strip, 0, 0, 3, 3)
        == Array(repeating: Self.white, count: 3) + Array(repeating: ground, count: 6))
    #expect(
      part(strip, 11, 0, 3, 3) == [
        Self.white, Self.blue, Self.blue, Self.blue, ground, ground, Self.blue, ground, ground,
      ])
    #expect(
      part(strip, 22, 0, 3, 3) == [
        Self.white, ground, ground, Self.white, ground, ground, Self.white, ground, ground,
      ])
  }

  // MARK: Limits

  private func size(_ expected: Raster, _ actual: Raster, _ side: Int, _ pixels: Int) -> PixelSize {
    Comparer.strip(
      expected, actual, by: .exact, within: StripLimits(largestSide: side, mostPixels: pixels)
    ).size
  }

  /// Where three are too many, the difference stands alone; where one is, it is cut at the foot.
  @Test func limits() {
    let tall = picture(4, 8)
    #expect(size(tall, tall, 28, 28 * 8) == PixelSize(width: 28, height: 8))
    #expect(size(tall, tall, 27, 28 * 8) == PixelSize(width: 4, height: 8))
    #expect(size(tall, tall, 28, 28 * 8 - 1) == PixelSize(width: 4, height: 8))
    #expect(size(picture(8, 1), picture(1, 8), 8, 40) == PixelSize(width: 8, height: 5))
    let strip = Comparer.strip(
      picture(8, 1), picture(1, 8), by: .exact, within: StripLimits(largestSide: 8, mostPixels: 40))
    #expect(strip.pixels.filter { $0 == Self.blue }.count == 7 + 4)
  }

  @Test func theLongestPictures() {
    let strip = Comparer.strip(picture(32_767, 1), picture(1, 32_767))
    #expect(strip.size == PixelSize(width: 32_767, height: 64_000_000 / 32_767))
  }
}

extension StripTests {
  /// The difference alone is the strip's middle.
  @Test func theMiddleAlone() throws {
    var one = Raster(size: PixelSize(width: 5, height: 3))
    one.pixels[7] = 0xFF33_6699
    var other = Raster(size: PixelSize(width: 4, height: 4))
    other.pixels[2] = 0x8000_0080
    let alone = Comparer.difference(one, other)
    let strip = Comparer.strip(one, other)
    #expect(alone.size == PixelSize(width: 5, height: 4))
    // Wide pictures stand above one another, eight pixels apart.
    #expect(strip.cut(Raster.Part(x: 0, y: 4 + 8, size: alone.size)) == alone)
  }
}
