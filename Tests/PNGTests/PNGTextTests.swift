import CodeField
import PNG
import TestSupport
import Testing

/// Texts in PNG files, also in files that mean harm.
@Suite struct PNGTextTests {
  private static let raster = Raster(size: PixelSize(width: 2, height: 2))

  private func file(_ text: String) throws -> [UInt8] {
    try PNGWriter.bytes(
      of: Self.raster, scale: 1, text: PNGText(keyword: "note", text: text))
  }

  /// A file with further chunks before its pixels.
  private func file(with chunks: [(kind: String, data: [UInt8])]) throws -> [UInt8] {
    var all = try PNGChunks(try PNGWriter.bytes(of: Self.raster, scale: 1)).all
    all.insert(contentsOf: chunks, at: 3)
    return PNGChunks.file(all)
  }

  private static let head = Array("note".utf8) + [0, 0, 0, 0, 0]

  @Test(arguments: ["", "é ✓ \n{\"a\":1}", String(repeating: "x", count: 1 << 19)])
  func textsComeBack(text: String) throws {
    let bytes = try file(text)
    #expect(try PNGText.read("note", from: bytes)?.text == text)
    let chunks = try PNGChunks(bytes)
    #expect(chunks.kinds == ["IHDR", "sRGB", "pHYs", "iTXt", "IDAT", "IEND"])
    #expect(chunks.data("iTXt") == Self.head + Array(text.utf8))
    #expect(try PNGReader.bitmap(bytes, limits: .usual).size == Self.raster.size)
    #expect(try PNGText.read("not", from: bytes) == nil)
    #expect(try PNGText.read("note2", from: bytes) == nil)
  }

  /// Without it the file is what it was, and with it nothing else changes.
  @Test func nothingElseChanges() throws {
    let plain = try PNGWriter.bytes(of: Self.raster, scale: 1)
    #expect(try PNGText.read("note", from: plain) == nil)
    let chunks = try PNGChunks(try file("x")).all.filter { $0.kind != "iTXt" }
    #expect(PNGChunks.file(chunks) == plain)
  }

  private func fault(_ bytes: [UInt8]) -> String? {
    do {
      _ = try PNGText.read("note", from: bytes)
      return nil
    } catch {
      guard case .damaged(let words) = error else { return "\(error)" }
      return words
    }
  }

  @Test func faults() throws {
    let right = Self.head + Array("x".utf8)
    #expect(
      fault(try file(with: [("iTXt", right), ("iTXt", right)]))?.contains("two texts") == true)
    let compressed = Array("note".utf8) + [0, 1, 0, 0, 0, 0x78, 0x9C]
    #expect(fault(try file(with: [("iTXt", compressed)]))?.contains("compressed") == true)
    #expect(
      fault(try file(with: [("iTXt", Array("note".utf8) + [0, 0])]))?.contains("compressed")
        == true)
    #expect(
      fault(try file(with: [("iTXt", Self.head + [0xFF, 0xFE])]))?.contains("not UTF-8") == true)
    let long = String(repeating: "x", count: 1 << 20)
    #expect(fault(try file(long))?.contains("longer than 1048576") == true)
    // Somebody else's text is nobody's business here, whatever it is.
    let other = Array("other".utf8) + [0, 1, 0xFF]
    #expect(fault(try file(with: [("iTXt", other), ("tEXt", Array("note".utf8) + [0])])) == nil)
    let longOther = try PNGWriter.bytes(
      of: Self.raster, scale: 1, text: PNGText(keyword: "other", text: long))
    #expect(fault(longOther) == nil)
    #expect(fault([])?.contains("Not a PNG") == true)
    #expect(fault(Array("note".utf8))?.contains("Not a PNG") == true)
  }

  /// A checksum that is wrong, and lengths that reach beyond the file or beyond all numbers.
  @Test(arguments: [0xFFFF_FFFF, 0x8000_0000, 0x7FFF_FFFF, 0x7FFF_FFF4, 1_000] as [UInt32])
  func lengths(length: UInt32) throws {
    var bytes = try file("hello")
    let start = try #require(
      bytes.indices.dropLast(4).first { Array(bytes[$0..<$0 + 4]) == Array("iTXt".utf8) })
    bytes[start + 10] ^= 1
    #expect(fault(bytes)?.contains("CRC") == true)
    for (index, shift) in [24, 16, 8, 0].enumerated() {
      bytes[start - 4 + index] = UInt8(truncatingIfNeeded: length >> UInt32(shift))
    }
    #expect(fault(bytes)?.contains("ends too early") == true)
  }

  @Test func everyBeginning() throws {
    let bytes = try file("hello")
    for count in bytes.indices { #expect(fault(Array(bytes.prefix(count))) != nil, "\(count)") }
    // What follows the end is not looked at.
    #expect(fault(bytes + [1, 2, 3]) == nil)
  }

  /// Seeded: bytes changed anywhere give a text or a fault, never a crash.
  @Test func damagedFiles() throws {
    var random = Random(seed: 11)
    let whole = try file("hello")
    var read = 0
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      if (try? PNGText.read("note", from: bytes)) != nil { read += 1 }
    }
    #expect(read > 1_000 && read < 19_000)
  }
}
