import Foundation
import TestSupport
import Testing

/// Faults that others' tools were reported for, through `codebox verify` and `accept`.
@Suite struct VerifyCases {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.put(
      "{\"output\": \"{text}.png\", \"cell-size\": 10, \"matrix\": {\"text\": [\"1\", \"2\", \"3\"]}}",
      at: "m.json")
    let run = try Codebox.run(["batch", "m.json", "--into", "base", "-q"], in: folder)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
  }

  private func verify(_ words: String...) throws -> Run {
    try Codebox.run(["verify", "-b", "base", "m.json"] + words, in: folder)
  }

  /// C10: a comparison that could not be made never passes, whatever the tolerance.
  @Test(arguments: [
    "truncate -s -30 1.png", ": > 1.png", "rm 1.png",
    "\"$CODEBOX\" render --cell-size 11 1 -o 1.png", "cp 2.png 1.png",
  ])
  func whatCannotBeCompared(damage: String) throws {
    #expect(try Codebox.shell("cd base; \(damage)", in: folder).code == 0)
    for words in [[], ["--tolerance", "100"], ["--perceptual"]] {
      let run = try Codebox.run(
        ["verify", "-b", "base", "m.json", "--json"] + words, in: folder)
      #expect(run.code != 0 && run.code != nil)
      #expect(try run.words(of: "verdict")["1.png"] != "same", "\(words)")
    }
  }

  /// C20, C30: reports that cannot be written are a fault, and no success is told.
  @Test(arguments: ["--html", "--junit", "--artifacts"]) func unwritable(option: String) throws {
    let run = try verify(option, "m.json/report")
    #expect(run.code == 4 && run.errors.contains("Not a directory"), "\(run.errors)")
    #expect(!run.text.contains("same: 3"))
  }

  /// C28: any name that a file can have.
  @Test(arguments: ["C", "C.UTF-8"]) func names(locale: String) throws {
    try folder.put(
      "[{\"output\": \"测试 é/출력 😀.png\"}, {\"output\": \"-a.png\"}, {\"output\": \"e\u{301}.png\"}]",
      at: "n.json")
    let environment = ["LC_ALL": locale]
    func run(_ command: String) throws -> Run {
      try Codebox.run([command, "-b", "other", "n.json"], in: folder, environment: environment)
    }
    #expect(try run("verify").code == 5)
    #expect(try run("accept").code == 0)
    #expect(try run("verify").text == "same: 3\n")
  }

  /// C26, C40: a pipe among the baselines is waited for by nobody.
  @Test func pipes() throws {
    let run = try Codebox.shell(
      """
      rm base/1.png; mkfifo base/1.png; mkfifo pipe; ln -s "$PWD/pipe" base/o.png
      timeout -k 1 10 "$CODEBOX" verify -b base m.json --artifacts kept --html page.html; echo $?
      CI= timeout -k 1 10 "$CODEBOX" accept -b base m.json; echo $?
      test -p base/1.png
      """, in: folder)
    #expect(run.code == 0 && run.errors.contains("“base/1.png” is a pipe or a device"))
    #expect(run.lines.filter { $0 == "3" }.count == 2, "\(run.text)\(run.errors)")
  }

  /// C29: many that accept the same at a time.
  @Test func manyAtOnce() throws {
    let run = try Codebox.shell(
      """
      for i in $(seq 16); do "$CODEBOX" accept --force -b new/base m.json -q >/dev/null & pids="$pids $!"; done
      for pid in $pids; do wait "$pid" || exit 1; done
      "$CODEBOX" verify -b new/base m.json
      """, in: folder)
    #expect(run.code == 0 && run.text == "same: 3\n", "\(run.errors)")
    #expect(try folder.names().filter { $0.hasPrefix("new/base/") }.count == 3)
  }

  /// C33: a baseline above the limits is told by its numbers.
  @Test func sizes() throws {
    try folder.put(
      PNGChunks.file([("IHDR", [0, 0, 0x80, 0, 0, 0, 0, 1, 8, 6, 0, 0, 0]), ("IDAT", [])]),
      at: "base/1.png")
    let run = try verify()
    #expect(run.code == 3 && run.errors.contains("32768 × 1"), "\(run.errors)")
  }

  /// C40: an empty manifest on standard input.
  @Test func standardInput() throws {
    for command in ["verify", "accept"] {
      let run = try Codebox.run(
        [command, "-b", "base", "-"], in: folder, environment: [:])
      #expect(run.code == 3 && run.errors.contains("the manifest on standard input, line 1"))
    }
    #expect(try folder.pictures() == ["base/1.png", "base/2.png", "base/3.png"])
  }

  /// C45: nothing to compare is no success.
  @Test func nothing() throws {
    try folder.put("[]", at: "m.json")
    #expect(try verify().code == 3)
  }
}

extension VerifyCases {
  /// C33, C34, C36, C37, C38: numbers that no picture can have are no picture that is the same.
  @Test(arguments: [
    #""digits": 0"#, #""digits": -1"#, #""digits": 1e3"#, #""width": 0"#, #""scale": 1e400"#,
    #""gap": -3"#, #""width": "nan""#, #""border-width": -3"#, #""width": 32000, "scale": 3"#,
    #""background-image": "wide.png""#,
  ])
  func numbersThatCannotBe(option: String) throws {
    // A head that tells of 40,000 pixels.
    let made = try Codebox.shell(
      """
      python3 - <<'PY'
      import struct, zlib
      def chunk(kind, data):
          return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
      head = chunk(b"IHDR", struct.pack(">IIBBBBB", 40000, 1, 8, 6, 0, 0, 0))
      open("wide.png", "wb").write(b"\\x89PNG\\r\\n\\x1a\\n" + head + chunk(b"IEND", b""))
      PY
      """, in: folder)
    try #require(made.code == 0, "\(made.errors)")
    try folder.put("[{\"output\": \"1.png\", \(option)}]", at: "m.json")
    let before = try folder.names()
    let run = try verify("--json")
    #expect(run.code == 3 && !run.text.contains("\"verdict\": \"same\""), "\(run.text)")
    let accepted = try Codebox.shell(
      "unset CI; \"$CODEBOX\" accept -b base m.json", in: folder)
    #expect(accepted.code == 3)
    #expect(try folder.names() == before)
  }

  /// C18, C25: missing folders are made for baselines, and their mode follows the umask.
  @Test(arguments: [("022", 0o644), ("027", 0o640)]) func modes(mask: String, mode: Int) throws {
    let run = try Codebox.shell(
      "unset CI; umask \(mask); \"$CODEBOX\" accept -b new/deep m.json", in: folder)
    #expect(run.code == 0, "\(run.errors)")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("new/deep/1.png"))
    #expect(attributes[.posixPermissions] as? Int == mode)
  }

  /// C20, C21, C22, C24: baselines that cannot be written name the path and the reason; nothing is
  /// left, and nothing is told as accepted.
  @Test func baselinesThatCannotBe() throws {
    let long = String(repeating: "x", count: 300)
    try folder.put("[{\"output\": \"\(long).png\"}, {\"output\": \"2.png\"}]", at: "m.json")
    for (baseline, reason) in [("base", "File name too long"), ("m.json/b", "Not a directory")] {
      let run = try Codebox.shell(
        "unset CI; rm -f base/2.png; \"$CODEBOX\" accept -b \(baseline) m.json", in: folder)
      #expect(run.code != 0 && run.code != nil && run.errors.contains(reason), "\(run.errors)")
      #expect(!run.text.contains("accepted: xxx"))
      let others = ["base", "base/1.png", "base/3.png", "m.json"]
      #expect(try folder.names() == (others + (baseline == "base" ? ["base/2.png"] : [])).sorted())
    }
  }

  /// C44: an entry that cannot be drawn hides no verdict of the others.
  @Test func theOthersAreJudged() throws {
    try folder.put(
      """
      {"output": "1.png", "cell-size": 10, "text": "1"}
      {"output": "2.png", "cell-size": 10, "text": "x"}
      {"output": "3.png", "cell-size": 10, "text": "4"}
      """, at: "m.json")
    let run = try verify("--json")
    #expect(run.code == 3)
    #expect(
      try run.words(of: "verdict") == [
        "1.png": "same", "2.png": "failed", "3.png": "different",
      ])
  }
}
