import Foundation
import TestSupport
import Testing

@testable import codebox

/// What the built command answers to files and words that were made to hurt: an error that names
/// them, soon, and no file.
@Suite struct HostileInputCases {
  private static let limit: Duration = .seconds(10)

  /// Runs the command in a folder with one file.
  private func run(_ file: String, _ bytes: [UInt8], _ arguments: [String]) throws -> Run {
    let folder = try ScratchFolder()
    try Data(bytes).write(to: folder.url.appending(path: file))
    let clock = ContinuousClock()
    let start = clock.now
    let run = try Codebox.run(arguments + ["-o", "out.png"], in: folder)
    // Generous, for machines that do something else too: each takes a fraction of a second.
    #expect(clock.now - start < Self.limit)
    if run.code != 0 { #expect(try folder.names() == [file]) }
    return run
  }

  // MARK: Pictures

  private typealias Chunk = (kind: String, data: [UInt8])

  private static let header: Chunk = ("IHDR", size(1, 1))
  private static let pixel: Chunk = ("IDAT", stored([0, 255, 0, 0, 255]))
  private static let end: Chunk = ("IEND", [])

  /// 8-bit RGBA.
  private static func size(
    _ width: UInt32, _ height: UInt32, isInterlaced: Bool = false
  ) -> [UInt8] {
    [width, height].flatMap { number in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    } + [8, 6, 0, 0, isInterlaced ? 1 : 0]
  }

  /// A zlib stream of one stored block.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let sum = bytes.reduce((a: UInt32(1), b: UInt32(0))) {
      let a = ($0.a + UInt32($1)) % 65_521
      return (a, ($0.b + a) % 65_521)
    }
    return [0x78, 0x01] + block(bytes, isLast: true)
      + [UInt8(sum.b >> 8), UInt8(sum.b & 0xFF), UInt8(sum.a >> 8), UInt8(sum.a & 0xFF)]
  }

  private static func block(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    let length = UInt16(bytes.count)
    return [
      isLast ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF),
      UInt8(~length >> 8),
    ] + bytes
  }

  private static let pictures: [(name: String, chunks: [Chunk])] = [
    ("nothing", []),
    ("no pixels", [header, end]),
    ("no end", [header, pixel]),
    ("no columns", [("IHDR", size(0, 1)), pixel, end]),
    ("pixels for one of 64 million", [("IHDR", size(8_000, 8_000)), pixel, end]),
    ("interlaced", [("IHDR", size(8_000, 8_000, isInterlaced: true)), pixel, end]),
    ("far too large", [("IHDR", size(0x7FFF_FFFF, 0x7FFF_FFFF)), pixel, end]),
    ("not deflated", [header, ("IDAT", [UInt8](repeating: 0xFF, count: 64)), end]),
    // What followed the last row was inflated whole, a gigabyte for every megabyte of the file.
    (
      "too much image data",
      [
        header,
        (
          "IDAT",
          [0x78, 0x01] + block([0, 255, 0, 0, 255], isLast: false)
            + block([UInt8](repeating: 0, count: 60_000), isLast: false)
            + block([UInt8](repeating: 0, count: 60_000), isLast: false)
        ), end,
      ]
    ),
  ]

  @Test(arguments: 0..<pictures.count, ["--background-image", "--mask"])
  func hostilePictures(index: Int, option: String) throws {
    let (name, chunks) = Self.pictures[index]
    let run = try run(
      "a.png", PNGChunks.file(chunks), ["render", "--secure", option, "a.png", "1"])
    #expect(run.code == 3, "\(name): \(run.errors)")
    #expect(run.errors.contains("“a.png”"), "\(name): \(run.errors)")
    if name == "too much image data" { #expect(run.errors.contains("(\(name))")) }
  }

  /// A length of two gigabytes allocates nothing.
  @Test func hugeChunk() throws {
    let bytes =
      PNGChunks.file([Self.header]) + [0x7F, 0xFF, 0xFF, 0xFF] + Array("teSt".utf8)
    let run = try run("a.png", bytes, ["render", "--background-image", "a.png"])
    #expect(run.code == 3 && run.errors.contains("ends too early"), "\(run.errors)")
  }

  // MARK: Looks

  private static let marks = String(repeating: "\u{301}\u{323}", count: 100_000)

  @Test(arguments: [
    ("[", 200_000), ("{\"a\":", 100_000), ("9", 900_000), ("\"", 1), ("{\"digits\":[", 50_000),
    ("{\"charset\":\"", 1), ("\u{FEFF}", 1_000), ("\\", 1_000), ("nul", 1), ("{}{}", 1),
  ])
  func looks(part: String, count: Int) throws {
    let bytes = Array(String(repeating: part, count: count).utf8)
    let run = try run("a.json", bytes, ["render", "--look", "a.json"])
    #expect(run.code == 3, "\(run.errors)")
    #expect(run.errors.contains("“a.json”, line 1"), "\(run.errors)")
  }

  /// Comparing texts puts their marks in order, which took minutes.
  @Test(arguments: ["{\"charset\":\"a%\"}", "{\"a%\":1}", "{\"description\":\"%\"}"])
  func marksInLooks(look: String) throws {
    let bytes = Array(look.replacingOccurrences(of: "%", with: Self.marks).utf8)
    let run = try run("a.json", bytes, ["render", "--look", "a.json"])
    #expect(run.code == 3, "\(run.errors)")
    #expect(run.errors.contains("more than 30 marks"), "\(run.errors)")
  }

  // MARK: Words

  @Test func marksInWords() throws {
    let word = "1" + Self.marks.prefix(1).unicodeScalars.prefix(40_000).map(String.init).joined()
    for arguments in [["render", "--charset", word], ["render", word], [word]] {
      let run = try Codebox.run(arguments)
      #expect(run.code == 2 && run.errors.contains("more than 30 marks"), "\(run.errors)")
    }
    let run = try Codebox.run(["render", "--charset", "é1", "-"], input: "1" + Self.marks)
    #expect(run.code == 3 && run.errors.contains("more than 30 marks"), "\(run.errors)")
  }

  /// Thirty marks are a text like any other.
  @Test func fewMarks() throws {
    let text = "1" + String(repeating: "\u{301}", count: 30)
    let run = try Codebox.run(["render", text])
    #expect(run.errors.contains("is not allowed"), "\(run.errors)")
  }

  @Test func longNamesAreNotShown() throws {
    let run = try Codebox.run(["render", "--" + String(repeating: "a", count: 100_000)])
    #expect(run.code == 2 && run.errors.utf8.count < 1_000)
  }

  @Test func sheetsAreBounded() throws {
    let values = Array(repeating: "1", count: 600).joined(separator: ",")
    let run = try Codebox.run(["sheet", "--rows", "text=\(values)", "--columns", "gap=\(values)"])
    #expect(run.code == 2, "\(run.errors)")
    #expect(run.errors.contains("at most 10000 pictures, and this would have 360000"))
  }

  @Test func animationsAreBounded() throws {
    let folder = try ScratchFolder()
    let script = String(repeating: "<wait:600000>", count: 20)
    let options = ["type", "--cursor", "bar", "-o", folder.path("a.apng")]
    let many = try Codebox.run(options + ["--blink", "1", script])
    #expect(many.code == 2 && many.errors.contains("more than 10000 pictures"), "\(many.errors)")
    let large = try Codebox.run(options + ["--blink", "60", "--scale", "8", "<wait:60000>"])
    #expect(large.code == 2 && large.errors.contains("million pixels in all"), "\(large.errors)")
    #expect(try folder.names().isEmpty)
  }
}
