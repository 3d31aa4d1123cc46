import CodeField
import PNG
import TestSupport
import Testing

/// Animations come back as they were written, and others are refused.
@Suite struct AnimationReaderTests {
  private static func raster(_ random: inout Random, width: Int, height: Int) -> Raster {
    var raster = Raster(size: PixelSize(width: width, height: height))
    for index in raster.pixels.indices {
      // Few colours, so that frames have parts in common; all opaque, or wholly clear.
      raster.pixels[index] =
        [0, 0xFF00_0000, 0xFFFF_FFFF, 0xFF33_6699][
          Int.random(in: 0..<4, using: &random)]
    }
    return raster
  }

  /// A few pixels of a frame change from one to the next.
  private static func frames(seed: UInt64) -> [AnimationFrame] {
    var random = Random(seed: seed)
    var raster = raster(
      &random, width: Int.random(in: 1...9, using: &random),
      height: Int.random(in: 1...9, using: &random))
    return (0..<Int.random(in: 1...6, using: &random)).map { _ in
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: raster.pixels.indices, using: &random)
        raster.pixels[index] = raster.pixels[index] == 0xFF00_FF00 ? 0xFFFF_0000 : 0xFF00_FF00
      }
      return AnimationFrame(raster: raster, duration: Int.random(in: 1...70_000, using: &random))
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func theSameFrames(seed: UInt64) throws {
    let frames = Self.frames(seed: seed)
    let file = try AnimationWriter.bytes(of: frames, scale: 1, loops: 0)
    let read = try #require(try AnimationReader.frames(of: file, limits: .usual))
    // Frames without a change are one in the file, and long pauses are kept in hundredths.
    var expected: [AnimationFrame] = []
    for frame in frames {
      if expected.last?.raster == frame.raster {
        expected[expected.count - 1].duration += frame.duration
      } else {
        expected.append(frame)
      }
    }
    #expect(read.map(\.raster) == expected.map(\.raster))
    for (one, other) in zip(read, expected) where other.duration <= 65_535 {
      #expect(one.duration == other.duration)
    }
  }

  @Test func aStillIsNone() throws {
    let still = try PNGWriter.bytes(
      of: Raster(size: PixelSize(width: 2, height: 2)), scale: 1)
    #expect(try AnimationReader.frames(of: still, limits: .usual) == nil)
  }

  /// Two whole pictures of 3 × 2 pixels.
  private static func file() throws -> [UInt8] {
    let frames = [0xFF00_0000, 0xFFFF_FFFF].map { (color: UInt32) in
      var raster = Raster(size: PixelSize(width: 3, height: 2))
      for index in raster.pixels.indices { raster.pixels[index] = color }
      return AnimationFrame(raster: raster, duration: 100)
    }
    return try AnimationWriter.bytes(of: frames, scale: 1, loops: 0)
  }

  /// Frames that lie outside, are laid over one another, or are missing.
  @Test func othersAreRefused() throws {
    let file = try Self.file()
    func changed(_ kind: String, _ change: (inout [UInt8]) -> Void) throws -> [UInt8] {
      var chunks = try PNGChunks(file).all
      let index = try #require(chunks.lastIndex { $0.kind == kind })
      change(&chunks[index].data)
      return PNGChunks.file(chunks)
    }
    let faulty = [
      try changed("fcTL") { $0[25] = 1 }, try changed("fcTL") { $0[24] = 2 },
      try changed("fcTL") { $0[14] = 1 }, try changed("fcTL") { $0.removeLast() },
      try changed("fcTL") { $0[7] = 200 }, try changed("fcTL") { $0[4] = 0x7F },
      try changed("acTL") { $0[3] = 99 }, try changed("fdAT") { $0.removeLast(4) },
      try changed("fdAT") { $0 = [0] },
    ]
    for (index, bytes) in faulty.enumerated() {
      #expect(throws: PNGError.self, "\(index)") {
        try AnimationReader.frames(of: bytes, limits: .usual)
      }
    }
  }

  /// All frames together have a limit.
  @Test func tooMany() throws {
    let file = try Self.file()
    let limits = [11, 12].map { PNGLimits(largestSide: 20, mostPixels: $0) }
    #expect(throws: PNGError.tooLarge(width: 3, height: 4)) {
      try AnimationReader.frames(of: file, limits: limits[0])
    }
    #expect(try AnimationReader.frames(of: file, limits: limits[1])?.count == 2)
  }
}
