import Foundation
import TestSupport
import Testing

/// `codebox accept`: what becomes a baseline, and what is left alone.
@Suite struct AcceptTests {
  private let folder: ScratchFolder

  /// One the same, one different, one missing, one unreadable, and an orphan.
  init() throws {
    folder = try ScratchFolder()
    try folder.put(
      """
      {"defaults": {"cell-size": 12, "digits": 2}}
      {"output": "same.png", "text": "1"}
      {"output": "different.png", "text": "12"}
      {"output": "d/missing.png", "text": "3"}
      {"output": "unreadable.png", "text": "4"}
      """, at: "m.json")
    let run = try Codebox.shell(
      """
      "$CODEBOX" batch m.json --into base -q && cd base && cp same.png different.png &&
        rm -r d && : > unreadable.png && cp same.png orphan.png
      """, in: folder)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
  }

  private func accept(_ words: String..., environment: [String: String] = [:]) throws -> Run {
    try Codebox.run(
      ["accept", "-b", "base", "m.json"] + words, in: folder, environment: environment)
  }

  private func verdicts() throws -> [String: String] {
    try Codebox.run(["verify", "-b", "base", "m.json", "--json"], in: folder)
      .words(of: "verdict")
  }

  private func state() throws -> [String: [String]] {
    try folder.names().reduce(into: [:]) { $0[$1] = try folder.stamp(of: $1) }
  }

  @Test func all() throws {
    let stamp = try folder.stamp(of: "base/same.png")
    let run = try accept()
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(
      run.lines == [
        "accepted: different.png (different)", "accepted: d/missing.png (missing)",
        "accepted: unreadable.png (unreadable)",
        "left: orphan.png (orphan; --remove-orphans removes it)",
        "accepted: 3, unchanged: 1, left: 1",
      ])
    #expect(try folder.stamp(of: "base/same.png") == stamp)
    #expect(
      try verdicts() == [
        "same.png": "same", "different.png": "same", "d/missing.png": "same",
        "unreadable.png": "same", "orphan.png": "orphan",
      ])
    // Again there is nothing to do.
    let before = try state()
    #expect(try accept("-q", "--remove-orphans").text == "removed: orphan.png (orphan)\n")
    #expect(try accept("-q").output.isEmpty)
    #expect(
      try state()
        == before.filter { $0.key != "base/orphan.png" && $0.key != "base" }
        .merging(["base": try folder.stamp(of: "base")]) { _, new in new })
  }

  @Test func byName() throws {
    let run = try accept("./d/../different.png", "d//missing.png")
    #expect(run.code == 0)
    #expect(run.lines.last == "accepted: 2, unchanged: 0")
    #expect(
      try verdicts() == [
        "same.png": "same", "different.png": "same", "d/missing.png": "same",
        "unreadable.png": "unreadable", "orphan.png": "orphan",
      ])
    // An orphan that is named is removed.
    #expect(try accept("orphan.png").lines.first == "removed: orphan.png (orphan)")
    #expect(try !folder.names().contains("base/orphan.png"))
  }

  @Test func unknownNames() throws {
    let before = try state()
    let run = try accept("different.png", "diferent.png")
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(
      run.errors.contains(
        "the manifest has no picture “diferent.png”; did you mean “different.png”?"))
    #expect(try accept("zzzzzzzzz").errors.contains("names are as verify tells them"))
    #expect(try state() == before)
  }

  @Test(arguments: ["true", "1", "TRUE", "yes"]) func inCI(value: String) throws {
    let before = try state()
    let run = try accept(environment: ["CI": value])
    #expect(run.code == 2 && run.output.isEmpty && run.errors.contains("CI is set"))
    #expect(try state() == before)
    #expect(try accept("--force", environment: ["CI": value]).code == 0)
  }

  @Test(arguments: ["", "0", "false"]) func noCI(value: String) throws {
    #expect(try accept(environment: ["CI": value]).code == 0)
  }

  @Test func json() throws {
    let run = try accept("--json", "--remove-orphans")
    #expect(try run.objects().allSatisfy { $0["schema"] as? Int == 1 })
    #expect(
      try run.words(of: "status") == [
        "same.png": "unchanged", "different.png": "accepted", "d/missing.png": "accepted",
        "unreadable.png": "accepted", "orphan.png": "removed",
      ])
    #expect(
      try run.summary()
        == ["accepted": 3, "removed": 1, "unchanged": 1, "left": 0, "failed": 0])
  }

  /// While an entry is not understood, the baseline that seems to be nobody's may be its own.
  @Test func orphansBesideFaults() throws {
    let text = String(decoding: try folder.bytes(of: "m.json"), as: UTF8.self)
    try folder.put(text + "\n{\"output\": \"orphan.png\", \"txet\": \"1\"}\n", at: "m.json")
    for words in [
      ["--remove-orphans"], ["--remove-orphans", "--shard", "1/2"],
      ["--remove-orphans", "--shard", "2/2"],
    ] {
      _ = try Codebox.run(["accept", "-b", "base", "m.json"] + words, in: folder, environment: [:])
      #expect(try folder.names().contains("base/orphan.png"))
    }
    let run = try accept("--remove-orphans")
    #expect(run.code == 3)
    #expect(
      run.text.contains("left: orphan.png (orphan; an entry that is not understood may make it)"))
  }

  /// Only what was looked at is taken over.
  @Test func artifacts() throws {
    func verify() throws {
      #expect(
        try Codebox.run(
          ["verify", "-b", "base", "m.json", "--artifacts", "kept"], in: folder
        ).code == 3)
    }
    try verify()
    let text = String(decoding: try folder.bytes(of: "m.json"), as: UTF8.self)
    try folder.put(text.replacing("\"text\": \"12\"", with: "\"text\": \"21\""), at: "m.json")
    let run = try accept("--artifacts", "kept")
    #expect(run.code == 3)
    #expect(
      run.errors.contains("“different.png”: it is drawn otherwise now than when verify kept it"))
    #expect(run.lines.last == "accepted: 2, unchanged: 1, left: 1, failed: 1")
    #expect(try verdicts()["different.png"] == "different")
    #expect(try verdicts()["d/missing.png"] == "same")
    try FileManager.default.removeItem(atPath: folder.path("kept/actual/different.png"))
    let gone = try accept("--artifacts", "kept", "different.png")
    #expect(gone.code == 3 && gone.errors.contains("is not among what verify kept in “kept”"))
    try verify2()
    #expect(try accept("--artifacts", "kept", "different.png").code == 0)
    #expect(try verdicts()["different.png"] == "same")

    func verify2() throws {
      #expect(
        try Codebox.run(
          ["verify", "-b", "base", "m.json", "--artifacts", "kept"], in: folder
        ).code == 1)
    }
  }

  /// A picture that cannot be drawn, or has no place, leaves its baseline and stops no other.
  @Test func failures() throws {
    try folder.put(
      """
      {"output": "same.png", "text": "x"}
      {"output": "different.png/a.png"}
      {"output": "../out.png"}
      {"output": "new.png"}
      """, at: "m.json")
    let before = try folder.bytes(of: "base/same.png")
    let run = try accept("--json")
    #expect(run.code == 3)
    #expect(
      try run.words(of: "status").filter { $0.value != "left" } == [
        "same.png": "failed", "different.png/a.png": "failed", "../out.png": "failed",
        "new.png": "accepted",
      ])
    #expect(try folder.bytes(of: "base/same.png") == before)
    #expect(try !folder.names().contains("out.png"))
  }

  @Test func withoutBaseline() throws {
    let run = try Codebox.run(["accept", "m.json"], in: folder, environment: [:])
    #expect(run.code == 2 && run.errors.contains("accept needs --baseline DIR"))
  }
}

extension AcceptTests {
  /// Each baseline that is written is told, also by a run that is ended in the middle.
  @Test func endedInTheMiddle() throws {
    let folder = try ScratchFolder()
    let entries = (0..<300).map { "{\"output\": \"\($0).png\", \"text\": \"\($0)\"}" }
    try entries.joined(separator: "\n").write(
      toFile: folder.path("m.json"), atomically: false, encoding: .utf8)
    let run = try Codebox.shell(
      """
      unset CI
      mkfifo told
      "$CODEBOX" accept -j8 -b b m.json > told & pid=$!
      exec 3< told
      for i in $(seq 10); do read -r line <&3; echo "$line"; done
      kill -TERM $pid
      cat <&3
      wait $pid
      ls b | wc -l
      """, in: folder)
    let lines = run.text.split(separator: "\n").map(String.init)
    let told = lines.filter { $0.hasPrefix("accepted: ") && $0.hasSuffix("(missing)") }.count
    let written = lines.last.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    #expect(told == written, "\(told) told, \(lines.last ?? "") written")
  }
}
