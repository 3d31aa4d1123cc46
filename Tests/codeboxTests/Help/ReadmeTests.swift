import Foundation
import TestSupport
import Testing

@testable import codebox

/// The README tells the truth. One test at a time, since recording writes one file.
@Suite(.serialized) struct ReadmeTests {
  private static let readme = Fixtures.root.appending(path: "README.md")

  /// The tables between markers are those of the code.
  @Test(arguments: ["options", "exit codes"]) func tables(name: String) throws {
    let table = name == "options" ? HelpTables.options : HelpTables.exitCodes
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let start = "<!-- \(name): made from the code by scripts/record -->\n"
    let end = "\n<!-- end of \(name) -->"
    let head = try #require(text.range(of: start))
    let tail = try #require(text.range(of: end, range: head.upperBound..<text.endIndex))
    if Golden.isRecording {
      let changed = text.replacingCharacters(in: head.upperBound..<tail.lowerBound, with: table)
      try changed.write(to: Self.readme, atomically: false, encoding: .utf8)
      Issue.record("recorded README.md")
      return
    }
    #expect(text[head.upperBound..<tail.lowerBound] == table)
  }

  /// Every example draws the picture that stands below it.
  @Test func pictures() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 6)
    for example in examples {
      let folder = try ScratchFolder()
      let path = try #require(example.firstMatch(of: /-o (docs\/\S+)/).map { String($0.1) })
      // The example may read other files of the folder, and has to write its own.
      let script =
        "cp -R '\(Fixtures.root.path(percentEncoded: false))docs' docs && rm \(path)\n"
        + example.replacing("scripts/codebox", with: "\"$CODEBOX\"")
      let run = try Codebox.shell(script, in: folder)
      // codebox diff ends with 1 where pictures differ.
      try #require(run.code == (example.contains(" diff ") ? 1 : 0), "\(example)\n\(run.errors)")
      let kept = Fixtures.root.appending(path: path)
      if example.contains("--animate") {
        #expect(
          try Data(contentsOf: URL(filePath: folder.path(path))) == Data(contentsOf: kept),
          "\(path)")
        continue
      }
      let drawn = try PixelImage(path: folder.path(path))
      let stored = try PixelImage(path: kept.path(percentEncoded: false))
      #expect(drawn == stored, "\(path): \(drawn.differences(from: stored))")
    }
  }

  /// The code blocks that draw into docs/.
  private static func examples() throws -> [String] {
    try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "```")
      .enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      .filter { $0.hasPrefix("sh\n") && $0.contains("-o docs/") }
      .map { String($0.dropFirst(3)) }
  }
}
