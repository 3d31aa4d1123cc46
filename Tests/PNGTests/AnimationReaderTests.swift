import CodeField
import PNG
import TestSupport
import Testing

/// Animated PNG files to their pictures.
@Suite struct AnimationReaderTests {
  private static let size = PixelSize(width: 7, height: 5)
  private static let red: UInt32 = 0xFFFF_0000

  private func raster(_ color: UInt32 = 0, at places: [(Int, Int)] = []) -> Raster {
    var raster = Raster(size: Self.size)
    for (x, y) in places { raster.pixels[y * Self.size.width + x] = color }
    return raster
  }

  private func frames(_ file: [UInt8]) throws -> [Raster]? {
    guard var reader = try AnimationReader(file, limits: .usual) else { return nil }
    var frames: [Raster] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect(frames.count == reader.durations.count)
    return frames
  }

  /// What was written comes back, whatever changed from frame to frame.
  @Test(arguments: 0..<40 as Range<UInt64>) func roundTrip(seed: UInt64) throws {
    var random = Random(seed: seed)
    var frames = [AnimationFrame(raster: raster(), duration: 100)]
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      var next = frames[frames.count - 1].raster
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let pixel = Int.random(in: next.pixels.indices, using: &random)
        // Opaque, or nothing: what alpha does to colours is the writer's.
        next.pixels[pixel] = Bool.random(using: &random) ? 0xFF00_0000 | UInt32(seed) : 0
      }
      guard next != frames[frames.count - 1].raster else { continue }
      frames.append(
        AnimationFrame(raster: next, duration: .random(in: 1...9_000, using: &random)))
    }
    let loops = Int.random(in: 0...3, using: &random)
    let file = try AnimationWriter.bytes(of: frames, scale: 1, loops: loops)
    let reader = try #require(try AnimationReader(file, limits: .usual))
    #expect(reader.size == Self.size && reader.loops == loops)
    #expect(reader.durations == frames.map(\.duration))
    #expect(try self.frames(file) == frames.map(\.raster))
  }

  @Test func stills() throws {
    let file = try PNGWriter.bytes(of: raster(), scale: 1)
    #expect(try AnimationReader(file, limits: .usual) == nil)
  }

  /// A red picture, a part with a hole over it, and a last part of one clear pixel.
  private func file(
    disposal: UInt8 = 0, blending: UInt8 = 0,
    edit: (inout [(kind: String, data: [UInt8])]) -> Void = { _ in }
  ) throws -> [UInt8] {
    let all = (0..<35).map { ($0 % 7, $0 / 7) }
    let first = raster(Self.red, at: all)
    let second = raster(Self.red, at: all.filter { $0 != (1, 1) && $0 != (2, 2) })
    let third = raster(Self.red, at: all.filter { $0 != (1, 1) && $0 != (2, 2) && $0 != (6, 4) })
    var chunks = try PNGChunks(
      try AnimationWriter.bytes(
        of: [first, second, third].map { AnimationFrame(raster: $0, duration: 10) }, scale: 1,
        loops: 0)
    ).all
    let control = try #require(
      chunks.indices.filter { chunks[$0].kind == "fcTL" }.dropFirst().first)
    chunks[control].data[24] = disposal
    chunks[control].data[25] = blending
    edit(&chunks)
    return PNGChunks.file(chunks)
  }

  private func clear(_ raster: Raster) -> [Int] {
    raster.pixels.indices.filter { raster.pixels[$0] == 0 }
  }

  /// What becomes of a frame before the next: it stays, is cleared, or what was before comes back.
  @Test(
    arguments: [
      (0, [[], [8, 16], [8, 16, 34]]), (1, [[], [8, 16], [8, 9, 15, 16, 34]]),
      (2, [[], [8, 16], [34]]),
    ] as [(UInt8, [[Int]])])
  func disposal(disposal: UInt8, clear: [[Int]]) throws {
    #expect(try frames(file(disposal: disposal))?.map(self.clear) == clear)
  }

  /// A frame that is laid over shows what is below where it is clear.
  @Test func blending() throws {
    #expect(try frames(file(blending: 1))?.map(clear) == [[], [], [34]])
  }

  /// No file that was cut or changed is taken for another animation than it is.
  @Test func damage() throws {
    let whole = try file()
    for count in 0..<whole.count - 12 {
      let cut = Array(whole.prefix(count))
      // Cut before the animation is told of, it is no still either.
      #expect(throws: PNGError.self) {
        if try frames(cut) == nil { _ = try PNGReader.bitmap(cut, limits: .usual) }
      }
    }
    let edits: [(inout [(kind: String, data: [UInt8])]) -> Void] = [
      { chunks in chunks.removeAll { $0.kind == "fdAT" } },
      { chunks in chunks.removeAll { $0.kind == "fcTL" } },
      { chunks in chunks[1].data[3] = 9 }, { chunks in chunks[1].data.removeLast() },
      { chunks in Self.second(&chunks) { $0[3] = 7 } },
      { chunks in Self.second(&chunks) { $0[7] = 0 } },
      { chunks in Self.second(&chunks) { $0[7] = 8 } },
      { chunks in Self.second(&chunks) { $0[12] = 0x7F } },
      { chunks in Self.second(&chunks) { $0[15] = 6 } },
      { chunks in Self.second(&chunks) { $0[24] = 3 } },
      { chunks in Self.second(&chunks) { $0[25] = 2 } },
      { chunks in Self.second(&chunks) { $0.removeLast() } },
    ]
    for edit in edits {
      let file = try file(edit: edit)
      #expect(throws: PNGError.self) { try frames(file) }
    }
  }

  private static func second(
    _ chunks: inout [(kind: String, data: [UInt8])], _ edit: (inout [UInt8]) -> Void
  ) {
    for index in chunks.indices.filter({ chunks[$0].kind == "fcTL" }).dropFirst().prefix(1) {
      edit(&chunks[index].data)
    }
  }
}
