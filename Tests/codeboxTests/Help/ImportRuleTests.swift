import Foundation
import TestSupport
import Testing

/// The script that keeps the rooms apart: it passes here, and it can fail.
@Suite struct ImportRuleTests {
  private func check(_ root: String) throws -> Run {
    try Codebox.run(
      URL(filePath: "/usr/bin/env"),
      [
        "python3",
        Fixtures.root.appending(path: "scripts/check-imports").path(percentEncoded: false), root,
      ],
      in: nil, environment: nil, input: [])
  }

  @Test func theRulesHold() throws {
    let run = try check(Fixtures.root.path(percentEncoded: false))
    #expect(run.code == 0, "\(run.text)")
  }

  @Test(arguments: [
    ("CodeField/A.swift", "import Foundation"), ("Painting/A.swift", "import Typeface"),
    ("PNG/A.swift", "@preconcurrency import Cairo"), ("codebox/Stages/A.swift", "import Glibc"),
    ("codebox/A.swift", "import struct Foundation.Data"), ("Painting/A.swift", "unsafe call()"),
    ("CodeField/A.swift", "let x = try! f()"), ("Other/A.swift", ""),
  ])
  func breachesAreFound(file: String, line: String) throws {
    let folder = try ScratchFolder()
    let url = URL(filePath: folder.path("Sources/\(file)"))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try line.write(to: url, atomically: false, encoding: .utf8)
    let run = try check(folder.path(""))
    #expect(run.code == 1 && run.text.contains(file))
  }

  @Test func commentsAreNoBreach() throws {
    let folder = try ScratchFolder()
    let url = URL(filePath: folder.path("Sources/CodeField/A.swift"))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "// unsafe, try! and fatalError\nlet text = \"unsafe\"\n"
      .write(to: url, atomically: false, encoding: .utf8)
    #expect(try check(folder.path("")).code == 0)
  }
}
