import Foundation
import TestSupport
import Testing

@testable import codebox

/// The text of a secure field is in nothing that comes out, wherever it came from.
@Suite struct SecretCases {
  private static let secret = "739154"

  /// How a text comes in: further words, a variable, and standard input.
  private enum Source: String, CaseIterable {
    case operand, input, variable, file

    var words: [String] {
      switch self {
      case .operand: ["--", SecretCases.secret]
      case .input: ["-"]
      case .variable: ["--text-env", "CODE"]
      case .file: ["--text-file", "code"]
      }
    }
  }

  private func run(
    _ words: [String], _ source: Source?, in folder: ScratchFolder
  ) throws -> Run {
    try Data("\(Self.secret)\n".utf8).write(to: URL(filePath: folder.path("code")))
    return try Codebox.run(
      words + (source?.words ?? []), in: folder,
      environment: source == .variable ? ["CODE": Self.secret] : [:],
      input: source == .input ? "\(Self.secret)\n" : "")
  }

  private func expectNoSecret(_ run: Run, _ folder: ScratchFolder, _ words: [String]) throws {
    #expect(!run.errors.contains(Self.secret), "\(words): \(run.errors)")
    var all = [run.output]
    for name in try folder.names() where name != "code" {
      #expect(!name.contains(Self.secret))
      let url = URL(filePath: folder.path(name))
      if let data = try? Data(contentsOf: url) { all.append(Array(data)) }
    }
    let pictures = all.filter { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) }
    for text in all where !pictures.contains(text) {
      #expect(!String(decoding: text, as: UTF8.self).contains(Self.secret), "\(words)")
    }
    if pictures.isEmpty { return }
    #expect(try Self.search(pictures).hits == 0, "\(words)")
  }

  /// How often the text stands in PNG files and in what they hold compressed, and how many bytes were
  /// compressed there.
  private static func search(_ files: [[UInt8]]) throws -> (hits: Int, inflated: Int) {
    let script = """
      import sys, zlib
      data, hidden = sys.stdin.buffer.read(), b""
      for file in data.split(b"\\x89PNG\\r\\n\\x1a\\n")[1:]:
          at, stream = 0, zlib.decompressobj()
          while at + 12 <= len(file):
              length = int.from_bytes(file[at:at + 4], "big")
              kind, body = file[at + 4:at + 8], file[at + 8:at + 8 + length]
              if kind in (b"IDAT", b"fdAT"):
                  hidden += stream.decompress(body[4 if kind == b"fdAT" else 0:])
                  if stream.eof:
                      stream = zlib.decompressobj()
              elif kind not in (b"IHDR", b"sRGB", b"pHYs", b"iTXt", b"acTL", b"fcTL", b"IEND"):
                  sys.exit(f"a chunk {kind} that nobody expects")
              at += length + 12
              if kind == b"IEND":
                  break
      secret = sys.argv[1].encode()
      print(data.count(secret) + hidden.count(secret), len(hidden))
      """
    var input: [UInt8] = []
    for file in files { input += file }
    let run = try Codebox.run(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", script, Self.secret], in: nil,
      environment: nil, input: input)
    let numbers = run.text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard run.code == 0, numbers.count == 2 else { throw FailedRun(errors: run.errors) }
    return (numbers[0], numbers[1])
  }

  @Test(
    arguments: Source.allCases.map(\.rawValue),
    [
      ["render", "--secure"], ["render", "--secure", "--embed-look"],
      [
        "render", "--secure", "--embed-look", "-o", "-", "--check-contrast", "--text-color", "#EEE",
      ],
      ["render", "--preset", "drawn-squares", "--embed-look"],
      ["render", "--secure", "--mask-except-last", "--embed-look", "--charset", "alphanumeric"],
      ["render", "--secure", "-s", "dots", "--embed-look"], ["layout", "--secure"],
      ["sheet", "--rows", "state", "--secure", "--cell-size", "20"],
      ["sheet", "--columns", "secure", "--cell-size", "20"],
      ["type", "--secure", "--cell-size", "20", "-o", "t.png", "--frames", "f"],
      ["type", "--secure", "--cell-size", "20", "-o", "t.apng"],
    ])
  func outputs(source: String, words: [String]) throws {
    let folder = try ScratchFolder()
    let run = try run(words, Source(rawValue: source), in: folder)
    #expect(run.code == 0, "\(run.errors)")
    try expectNoSecret(run, folder, words)
    guard words.contains("--embed-look"), !words.contains("-o") else { return }
    for words in [["explain", "codebox.png"], ["explain", "--json", "codebox.png"]] {
      let explained = try Codebox.run(words, in: folder)
      #expect(explained.code == 0)
      try expectNoSecret(explained, folder, words)
    }
  }

  /// Whatever goes wrong.
  @Test(arguments: Source.allCases.map(\.rawValue)) func failures(source: String) throws {
    for words in [
      ["render", "--secure", "-n", "4"], ["render", "--secure", "--charset", "abc"],
      ["render", "--secure", "--case", "upper", "--charset", "739"],
      ["render", "--secure", "--digits"], ["render", "--secure", "--mask-except-lst"],
      ["render", "--secure", "12"], ["render", "--secure", "--width", "10"],
      ["render", "--secure", "--font", "none.ttf"], ["render", "--secure", "-o", "/"],
      ["render", "--secure", "--mask", "none.png"], ["render", "--secure", "--style", "image"],
      ["render", "--secure", "--mask-except-last", "--font-size", "90"],
      ["layout", "--secure", "-n", "5"], ["look", "--secure"], ["presets"], ["help"],
      ["sheet", "--secure"], ["sheet", "--secure", "--rows", "digits=4,6"],
      ["sheet", "--secure", "--rows", "text=1,2"], ["type", "--secure", "--frames", "/dev/null"],
      ["type", "--secure", "--mask", "none.png", "-o", "t.png"], ["try", "--secure"],
      ["doctor"], ["--secure"], ["rendr", "--secure"],
    ] {
      let folder = try ScratchFolder()
      let run = try run(words, Source(rawValue: source), in: folder)
      #expect(run.code != 0, "\(words)")
      try expectNoSecret(run, folder, words)
    }
  }

  /// The test finds what is there.
  @Test func aSecretIsFound() throws {
    let folder = try ScratchFolder()
    let run = try run(["render", "--embed-look"], .variable, in: folder)
    #expect(run.code == 0)
    let file = Array(try Data(contentsOf: URL(filePath: folder.path("codebox.png"))))
    let image = try PixelImage(png: file)
    let search = try Self.search([file, file])
    #expect(search.hits == 2)
    #expect(search.inflated == 2 * image.height * (1 + 4 * image.width))
  }
}
