import CodeField
import PNG
import TestSupport
import Testing

/// What becomes of pixels on their way through filters and compression: they come back, from few
/// bytes.
@Suite struct PNGCompressionTests {
  /// Pictures of different natures. The first are opaque or clear, so that their colours come back.
  enum Content: CaseIterable {
    case noise, skewed, fewColors, runs, likeAbove, slope, shapes

    func pixels(_ size: PixelSize, _ random: inout Random) -> [UInt32] {
      let width = size.width
      var pixels: [UInt32] = []
      pixels.reserveCapacity(width * size.height)
      for y in 0..<size.height {
        for x in 0..<width {
          let new = 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next() & 0xFF_FFFF)
          switch self {
          case .noise: pixels.append(new)
          case .skewed:
            // Each value is rarer than the one before, in the ratio in which codes grow longest.
            pixels.append(0xFF00_0000)
            for shift in [16, 8, 0] as [UInt32] {
              var value: UInt32 = 0
              while random.next() % 8 < 5 { value += 1 }
              pixels[pixels.count - 1] |= min(value, 0xFF) << shift
            }
          case .fewColors: pixels.append(new % 3 == 0 ? 0 : 0xFF00_0000 | new % 4 * 0x33_0077)
          case .runs: pixels.append(new % 40 == 0 || x == 0 ? new : pixels[y * width + x - 1])
          case .likeAbove:
            pixels.append(new % 900 == 0 || y == 0 ? new : pixels[(y - 1) * width + x])
          case .slope:
            pixels.append(0xFF00_0000 | UInt32(x & 0xFF) << 16 | UInt32(y & 0xFF) << 8 | new & 1)
          case .shapes:
            // Discs, one after the other.
            let (across, down) = (x % 60 - 30, y % 50 - 25)
            let distance = across * across + down * down
            pixels.append(distance < 400 ? 0xFF00_0000 | UInt32(distance / 4) * 0x01_0101 : 0)
          }
        }
      }
      return pixels
    }
  }

  private func file(_ size: PixelSize, _ pixels: [UInt32]) throws -> [UInt8] {
    var raster = Raster(size: size)
    raster.pixels = pixels
    return try PNGWriter.bytes(of: raster, scale: 1)
  }

  private func bytes(_ pixels: [UInt32]) -> [UInt8] {
    pixels.flatMap {
      [16, 8, 0, 24].map { [pixel = $0] in UInt8(truncatingIfNeeded: pixel >> $0) }
    }
  }

  private func content(_ content: Content, _ width: Int, _ height: Int, seed: UInt64 = 1) throws
    -> [UInt8]
  {
    var random = Random(seed: seed)
    let size = PixelSize(width: width, height: height)
    return try file(size, content.pixels(size, &random))
  }

  /// From one pixel to rows longer than the 32 KiB that repetitions reach back.
  @Test(
    arguments: [
      (1, 1), (1, 2), (2, 1), (3, 3), (1, 20_000), (2, 9_000), (8_191, 3), (8_192, 3), (9_000, 5),
      (64, 64), (65, 257), (375, 50), (300, 200),
    ], Content.allCases)
  func pixelsComeBack(size: (Int, Int), content: Content) throws {
    let size = PixelSize(width: size.0, height: size.1)
    var random = Random(seed: UInt64(size.width * 31 + size.height))
    let pixels = content.pixels(size, &random)
    let bitmap = try PNGReader.bitmap(try file(size, pixels), limits: .usual)
    #expect(bitmap.size == size)
    let isSame = bitmap.bytes == bytes(pixels)
    #expect(isSame)
  }

  /// Seeded: pictures of any shape and nature.
  @Test(arguments: 0..<120 as Range<UInt64>) func anyPixelsComeBack(seed: UInt64) throws {
    var random = Random(seed: seed)
    let size = PixelSize(
      width: Int.random(in: 1...180, using: &random), height: .random(in: 1...120, using: &random))
    let content = try #require(Content.allCases.randomElement(using: &random))
    let pixels = content.pixels(size, &random)
    let isSame =
      try PNGReader.bitmap(try file(size, pixels), limits: .usual).bytes == bytes(pixels)
    #expect(isSame)
  }

  /// Rows like the one above take next to nothing, whatever the first one holds.
  @Test(arguments: Content.allCases) func equalRowsAreSmall(content: Content) throws {
    var random = Random(seed: 3)
    let row = content.pixels(PixelSize(width: 100, height: 1), &random)
    func count(_ rows: Int) throws -> Int {
      try file(
        PixelSize(width: 100, height: rows), (0..<rows).flatMap { _ in row }
      ).count
    }
    #expect(try count(801) - count(1) < 800 * 3)
  }

  /// A slope downwards, whose rows are all different, is told by differences; one across as it is.
  @Test func slopesAreSmall() throws {
    let size = PixelSize(width: 256, height: 256)
    let across = (0..<65_536).map { 0xFF00_0000 | UInt32($0 & 0xFF) << 16 }
    let both = (0..<65_536).map { 0xFF00_0000 | UInt32($0 & 0xFF) << 16 | UInt32($0 & 0xFF00) }
    #expect(try file(size, across).count < 2_000)
    #expect(try file(size, both).count < 2_000)
  }

  /// A shape that comes back takes a fraction of the first one.
  @Test func shapesThatComeBackAreSmall() throws {
    let one = try content(.shapes, 60, 50).count
    #expect(try content(.shapes, 600, 50).count < 3 * one)
  }

  /// Noise cannot be made smaller, and hardly grows: three bytes a pixel, and a little for alpha.
  @Test func noiseHardlyGrows() throws {
    let count = try content(.noise, 200, 200).count
    #expect(count > 3 * 40_000 && count < 7 * 40_000 / 2)
  }

  /// Beyond 64 MiB rows are compressed one by one, in chunks of 64 KiB at most; a shape in the middle
  /// is still found.
  @Test func largePicturesComeBack() throws {
    let size = PixelSize(width: 4_200, height: 4_000)
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: size.width * size.height)
    var random = Random(seed: 8)
    for y in 1_900..<1_940 {
      for x in 0..<size.width {
        pixels[y * size.width + x] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
      }
    }
    let file = try file(size, pixels)
    let chunks = try PNGChunks(file)
    let sizes = chunks.all.filter { $0.kind == "IDAT" }.map(\.data.count)
    #expect(sizes.count > 5 && sizes.allSatisfy { $0 <= 65_536 })
    #expect(chunks.kinds.last == "IEND")
    let isSame =
      try PNGReader.raster(file, limits: PNGLimits(largestSide: 5_000, mostPixels: 20_000_000))
      == Raster(size: size, pixels: pixels)
    #expect(isSame)
  }
}
