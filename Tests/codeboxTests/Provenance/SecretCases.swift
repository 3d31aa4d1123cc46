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
    for bytes in all {
      #expect(!Self.contains(bytes, Self.secret), "\(words)")
      guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { continue }
      #expect(!Self.contains(try inflated(bytes), Self.secret), "\(words)")
    }
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    Data(bytes).range(of: Data(text.utf8)) != nil
  }

  /// What a PNG file holds in compressed chunks.
  private func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
    let script = """
      import sys, zlib
      data, at = sys.stdin.buffer.read(), 8
      while at + 12 <= len(data):
          length = int.from_bytes(data[at:at + 4], "big")
          kind, body = data[at + 4:at + 8], data[at + 8:at + 8 + length]
          stream = zlib.decompressobj()
          for start in range(0, len(body)) if kind in (b"iTXt", b"zTXt") else (0, 4):
              try:
                  sys.stdout.buffer.write(zlib.decompressobj().decompress(body[start:]))
                  break
              except zlib.error:
                  pass
          at += length + 12
      """
    let run = try Codebox.run(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", script], in: nil, environment: nil,
      input: bytes)
    #expect(run.code == 0 && !run.output.isEmpty, "\(run.errors)")
    return run.output
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
      ["sheet", "--rows", "state", "--secure"],
      ["sheet", "--columns", "secure", "--rows", "theme"],
      ["type", "--secure", "-o", "t.png", "--frames", "f"], ["type", "--secure", "-o", "t.apng"],
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
    #expect(Self.contains(file, Self.secret))
  }
}
