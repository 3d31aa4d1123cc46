import Foundation
import TestSupport
import Testing

/// What a run costs, counted in instructions of the release binary: a slow-down shows without a clock,
/// however busy the machine is.
///
/// The counts are of one kind of machine: they are those of the C libraries that are linked in and of
/// the processor's own ways to copy and fill. A change of more than the tolerance is either a fault or
/// recorded with its reason.
@Suite struct InstructionCounts {
  private static let valgrind = "/usr/bin/valgrind"
  /// By how much a count may differ.
  private static let tolerance = 0.05

  static let runs: [(name: String, words: [String])] = [
    ("default", ["render", "--digits", "6", "--secure", "123"]),
    (
      "richest",
      [
        "render", "--preset", "keycaps", "--groups", "3,3", "--focus", "--scale", "3", "12",
      ]
    ),
  ]

  private static let isPossible: Bool = {
    #if arch(x86_64) && os(Linux)
      Codebox.release != nil && FileManager.default.isExecutableFile(atPath: valgrind)
    #else
      false
    #endif
  }()

  private static func count(_ words: [String]) throws -> Int {
    let binary = try #require(Codebox.release).path(percentEncoded: false)
    let folder = try ScratchFolder()
    // An environment of its own: its size is copied at every start.
    let run = try Codebox.run(
      URL(filePath: valgrind),
      ["--tool=callgrind", "--callgrind-out-file=\(folder.path("out"))", binary] + words,
      in: folder, environment: ["PATH": "/usr/bin:/bin"], input: [])
    #expect(run.code == 0, "\(run.errors)")
    let line = try #require(run.errors.firstMatch(of: /Collected : (\d+)/), "\(run.errors)")
    return try #require(Int(line.1))
  }

  @Test(.enabled(if: isPossible)) func asRecorded() throws {
    var lines: [String] = []
    var expected: [Substring: Int] = [:]
    if !Golden.isRecording {
      let text = try String(contentsOf: Fixtures.file("instructions.txt"), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: " ")
        expected[parts[0]] = Int(parts[1])
      }
    }
    for (name, words) in Self.runs {
      let count = try Self.count(words)
      lines.append("\(name) \(count)\n")
      guard let before = expected[Substring(name)] else { continue }
      let ratio = Double(count) / Double(before)
      #expect(
        abs(ratio - 1) <= Self.tolerance,
        "\(name): \(count) instructions, \(before) recorded, a ratio of \(ratio)")
    }
    if Golden.isRecording {
      try Golden.check(text: lines.joined(), "instructions.txt")
    } else {
      #expect(expected.count == Self.runs.count)
    }
  }
}
