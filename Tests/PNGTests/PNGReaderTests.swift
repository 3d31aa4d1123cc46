import CodeField
import Foundation
import PNG
import TestSupport
import Testing

@Suite struct PNGReaderTests {
  private func input(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Fixtures.file("inputs/\(name)")))
  }

  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let green: [UInt8] = [0, 255, 0, 255]
  private static let gray: [UInt8] = [64, 64, 64, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]

  /// Every kind of PNG becomes 8-bit RGBA.
  @Test(arguments: [
    ("rgba8", red + [0, 255, 0, 128] + gray + [0, 0, 0, 0]),
    ("rgb8", red + green + gray + blue),
    ("rgb8-clear", [255, 0, 0, 0] + green + gray + blue),
    ("rgb16", red + green + gray + blue),
    ("gray8", [0, 0, 0, 255] + gray + [128, 128, 128, 255, 255, 255, 255, 255]),
    ("gray1", [0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 255]),
    ("gray-alpha8", [0, 0, 0, 255, 64, 64, 64, 128, 128, 128, 128, 0, 255, 255, 255, 255]),
    ("palette", red + [0, 255, 0, 128] + gray + blue),
    ("gamma", red + green + gray + blue),
    ("interlaced", red + green + gray + blue),
  ])
  func kinds(name: String, bytes: [UInt8]) throws {
    let bitmap = try PNGReader.bitmap(input("kinds/\(name).png"), limits: .usual)
    #expect(bitmap.size == PixelSize(width: 2, height: 2))
    #expect(bitmap.bytes == bytes)
    #expect(
      try PNGReader.raster(input("kinds/\(name).png"), limits: .usual) == Raster(bitmap))
  }

  /// Every value of a channel at every alpha.
  @Test func multipliedByAlpha() throws {
    let side = 256
    var rows: [UInt8] = []
    for alpha in 0..<side {
      rows.append(0)
      for value in 0..<side {
        rows += [value, side - 1 - value, value ^ 0x55, alpha].map { UInt8($0) }
      }
    }
    let size = [UInt8](arrayLiteral: 0, 0, 1, 0)
    let file = PNGChunks.file([
      ("IHDR", size + size + [8, 6, 0, 0, 0]), ("IDAT", PNGChunks.stored(rows)), ("IEND", []),
    ])
    let bitmap = try PNGReader.bitmap(file, limits: .usual)
    let raster = try PNGReader.raster(file, limits: .usual)
    #expect(raster == Raster(bitmap))
    #expect(raster.pixels[128 * side + 100] == 0x8032_4E19)
  }

  @Test(arguments: ["empty", "text", "truncated", "crc", "zero"])
  func damage(name: String) throws {
    let bytes = try input("bad/\(name).png")
    #expect {
      try PNGReader.bitmap(bytes, limits: .usual)
    } throws: { error in
      guard case PNGError.damaged(let words) = error else { return false }
      return !words.isEmpty
    }
  }

  @Test func largePicturesAreRefusedByTheirHead() throws {
    #expect(throws: PNGError.tooLarge(width: 40_000, height: 1)) {
      try PNGReader.bitmap(input("bad/wide.png"), limits: .usual)
    }
    #expect(throws: PNGError.tooLarge(width: 30_000, height: 30_000)) {
      try PNGReader.size(of: input("bad/huge.png"), limits: .usual)
    }
    #expect(throws: PNGError.tooLarge(width: 200, height: 45)) {
      try PNGReader.size(
        of: input("division.png"), limits: PNGLimits(largestSide: 32_767, mostPixels: 8_999))
    }
  }

  /// Chunks that do not touch the pixels are passed over unread, whatever they would unfold to: these
  /// are not even deflated.
  @Test(arguments: ["zTXt", "iTXt", "iCCP", "sPLT", "tIME", "gAMA", "eXIf", "teSt"])
  func otherChunksAreNotRead(kind: String) throws {
    var chunks = try PNGChunks(input("kinds/rgb8.png")).all
    let plain = try PNGReader.bitmap(PNGChunks.file(chunks), limits: .usual)
    chunks.insert(
      contentsOf: Array(repeating: (kind: kind, data: Array("a\0\0 nonsense".utf8)), count: 300),
      at: 1)
    #expect(try PNGReader.bitmap(PNGChunks.file(chunks), limits: .usual) == plain)
  }

  /// Seeded: a file with bytes changed gives a picture or an error, never a crash or a hang.
  @Test(.timeLimit(.minutes(2))) func damagedFiles() throws {
    var random = Random(seed: 5)
    var accepted = 0
    var refused = 0
    for name in ["kinds/palette.png", "kinds/interlaced.png", "kinds/rgba8.png", "lock.png"] {
      let whole = try input(name)
      let chunks = try PNGChunks(whole).all
      for round in 0..<2_000 {
        var bytes = whole
        if round % 2 == 0 {
          for _ in 0..<Int.random(in: 1...6, using: &random) {
            bytes[Int.random(in: bytes.indices, using: &random)] = .random(
              in: 0...255, using: &random)
          }
          bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
        } else {
          // With right checksums, to get past them.
          var changed = chunks
          let index = Int.random(in: 0..<changed.count - 1, using: &random)
          let place = Int.random(in: changed[index].data.indices, using: &random)
          changed[index].data[place] = .random(in: 0...255, using: &random)
          bytes = PNGChunks.file(changed)
        }
        if (try? PNGReader.bitmap(
          bytes, limits: PNGLimits(largestSide: 32_767, mostPixels: 1 << 20))) != nil
        {
          accepted += 1
        } else {
          refused += 1
        }
      }
    }
    // Both happen: bytes that do not matter, and bytes that do.
    #expect(accepted > 100 && refused > 1_000)
  }
}
