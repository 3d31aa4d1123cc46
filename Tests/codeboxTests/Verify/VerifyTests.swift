import Foundation
import TestSupport
import Testing

/// `codebox verify`: every verdict, and what is kept of it.
@Suite struct VerifyTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.put(Self.manifest, at: "m.json")
    let run = try Codebox.run(["batch", "m.json", "--into", "base", "-q"], in: folder)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
  }

  private static let manifest = """
    {"defaults": {"cell-size": 12, "digits": 3},
     "matrix": {"text": ["1", "12", "123"]}, "entries": [{"output": "d/{text}.png"}]}
    """

  private func verify(_ words: String..., environment: [String: String] = [:]) throws -> Run {
    try Codebox.run(
      ["verify", "m.json", "-b", "base"] + words, in: folder, environment: environment)
  }

  private func shell(_ script: String) throws {
    let run = try Codebox.shell(script, in: folder)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func same() throws {
    let run = try verify()
    #expect(run.code == 0 && run.text == "same: 3\n" && run.errors.isEmpty)
    #expect(try verify("-q").output.isEmpty)
    #expect(try verify("--json").words(of: "verdict").values.allSatisfy { $0 == "same" })
  }

  /// What is wrong with a baseline, the verdict, and the exit code.
  @Test(
    arguments: [
      ("\"$CODEBOX\" render -n 3 --cell-size 12 2 -o d/1.png", "different", 1),
      ("\"$CODEBOX\" render -n 3 --cell-size 13 1 -o d/1.png", "different", 1),
      ("\"$CODEBOX\" render -n 3 --cell-size 12 --scale 2 1 -o d/1.png", "different", 1),
      ("\"$CODEBOX\" type 1 -n 3 --cell-size 12 -o d/1.apng; mv d/1.apng d/1.png", "different", 1),
      ("rm d/1.png", "missing", 5), ("ln -sf none d/1.png", "missing", 5),
      ("truncate -s -20 d/1.png", "unreadable", 3),
      ("head -c 40 d/12.png > d/1.png", "unreadable", 3),
      (": > d/1.png", "unreadable", 3), ("echo text > d/1.png", "unreadable", 3),
      ("rm d/1.png; mkdir d/1.png", "unreadable", 3),
      ("rm d/1.png; mkfifo d/1.png", "unreadable", 3),
      ("ln -sf 1.png d/1.png", "unreadable", 3),
      (
        "printf '\\x00\\x01\\x00\\x00\\x00\\x01\\x00\\x00' | dd of=d/1.png bs=1 seek=16 conv=notrunc 2>/dev/null",
        "unreadable", 3
      ),
    ] as [(String, String, Int32)])
  func verdicts(damage: String, verdict: String, code: Int32) throws {
    try shell("cd base && { \(damage); }")
    let run = try verify("--json")
    #expect(run.code == code, "\(run.text)\(run.errors)")
    #expect(
      try run.words(of: "verdict") == ["d/1.png": verdict, "d/12.png": "same", "d/123.png": "same"])
    #expect(try run.summary()[verdict] == 1 && run.summary()["same"] == 2)
    let told = try verify()
    #expect(told.code == code)
    #expect((told.text + told.errors).contains("d/1.png"))
    #expect(try verify("-q").code == code)
  }

  /// A head that promises more than there can be is found out at once, and by its own words.
  @Test func tooLarge() throws {
    try shell(
      """
      python3 - <<'PY'
      import struct, zlib
      body = b"IHDR" + struct.pack(">IIBBBBB", 40000, 40000, 8, 6, 0, 0, 0)
      with open("base/d/1.png", "wb") as file:
          file.write(b"\\x89PNG\\r\\n\\x1a\\n" + struct.pack(">I", 13) + body)
          file.write(struct.pack(">I", zlib.crc32(body)) + struct.pack(">I", 0) + b"IDAT")
          file.write(struct.pack(">I", zlib.crc32(b"IDAT")))
      PY
      """)
    let run = try verify("--json")
    #expect(run.code == 3)
    #expect(try run.words(of: "verdict")["d/1.png"] == "unreadable")
    #expect(try run.words(of: "message")["d/1.png"]?.contains("40000 × 40000") == true)
  }

  /// Whatever else is wrong, what could not be judged weighs most; then what differs.
  @Test(
    arguments: [
      ("rm d/1.png; cp d/12.png d/123.png", 1), ("rm d/1.png; : > d/12.png", 3),
      ("cp d/1.png d/12.png; : > d/1.png", 3), ("rm d/1.png; cp d/12.png x.png", 1),
    ] as [(String, Int32)])
  func codes(damage: String, code: Int32) throws {
    try shell("cd base && { \(damage); }")
    #expect(try verify().code == code)
  }

  @Test func orphans() throws {
    try shell(
      """
      cd base && mkdir -p x/y && cp d/1.png x/y/o.png && cp d/1.png O.PNG && cp d/1.png o.apng
      echo > notes.txt; mkfifo p.png; ln -s d/1.png l.png; mkdir folder.png
      """)
    let run = try verify("--json")
    #expect(run.code == 1)
    let orphans = try run.words(of: "verdict").filter { $0.value == "orphan" }.keys.sorted()
    #expect(orphans == ["O.PNG", "l.png", "o.apng", "p.png", "x/y/o.png"])
    // By one part each, however many there are.
    for count in 2...4 {
      let parts = try (1...count).map {
        try verify("--json", "--shard", "\($0)/\(count)").words(of: "verdict")
      }
      #expect(parts.reduce(0) { $0 + $1.count } == 8)
      #expect(
        try parts.reduce(into: [:]) { $0.merge($1) { _, _ in "twice" } }
          == run.words(of: "verdict"))
    }
  }

  @Test func noBaselines() throws {
    let run = try Codebox.run(["verify", "m.json", "--baseline", "none"], in: folder)
    #expect(run.code == 5 && run.lines.last == "same: 0, missing: 3")
    #expect(try !folder.names().contains("none"))
    let file = try Codebox.run(["verify", "m.json", "--baseline", "m.json"], in: folder)
    #expect(file.code == 4 && file.errors.contains("Not a directory"))
  }

  /// While an entry is not understood, it may make any of the baselines, and none is an orphan.
  @Test func failed() throws {
    try folder.put(
      """
      {"output": "d/1.png", "text": "x"}
      {"output": "d/12.png", "txet": "1"}
      {"output": "../base/d/123.png"}
      """, at: "m.json")
    let run = try verify("--json")
    #expect(run.code == 3)
    #expect(
      try run.words(of: "verdict") == [
        "d/1.png": "failed", "entry 2 (line 2)": "failed", "../base/d/123.png": "failed",
      ])
    #expect(
      try run.words(of: "message")["../base/d/123.png"]?.contains("leaves its folder") == true)
  }

  /// Animations are compared picture by picture, and so are their times.
  @Test(
    arguments: [
      ("129", "pixels differ", []), ("12", "instead of an animation of 4 frames", []),
      ("123", "ms", ["\"pace\": 300"]), ("123", "played 2 times", ["\"loops\": 2"]),
      ("123", "", []), ("1<del>12<wait:1>3", "frames", []),
    ] as [(String, String, [String])])
  func animations(script: String, words: String, members: [String]) throws {
    func put(_ script: String, _ members: [String]) throws {
      let rest = members.map { ", \($0)" }.joined()
      try folder.put(
        "{\"output\": \"f.apng\", \"command\": \"type\", \"script\": \"\(script)\"\(rest)}",
        at: "m.json")
    }
    try put("123", [])
    try FileManager.default.removeItem(atPath: folder.path("base"))
    #expect(try Codebox.run(["batch", "m.json", "--into", "base"], in: folder).code == 0)
    try put(script, members)
    let run = try verify("--artifacts", "kept")
    #expect(run.code == (words.isEmpty ? 0 : 1), "\(run.text)")
    #expect(words.isEmpty || run.text.contains(words), "\(run.text)")
    #expect(try folder.names().contains("kept/actual/f.apng") == !words.isEmpty)
  }

  // MARK: When two pictures are the same

  @Test func tolerance() throws {
    try shell(
      """
      python3 - <<'PY'
      import struct, zlib
      data, at, out = open("base/d/1.png", "rb").read(), 8, b""
      width, height = struct.unpack(">II", data[16:24])
      pixels = b"".join(data[i:j] for i, j in [(0, 0)])
      chunks = []
      while at < len(data):
          length = int.from_bytes(data[at:at + 4], "big")
          chunks.append([data[at + 4:at + 8], data[at + 8:at + 8 + length]])
          at += length + 12
      packed = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
      rows = bytearray(packed)
      assert rows[0] in (0, 1), rows[0]
      rows[2] = (rows[2] + 253) % 256
      if rows[0] == 1: rows[6] = (rows[6] + 3) % 256
      if rows[1 + 4 * width] == 2: rows[3 + 4 * width] = (rows[3 + 4 * width] + 3) % 256
      out = data[:8]
      for kind, body in [c for c in chunks if c[0] not in (b"IDAT", b"IEND")] + [
              [b"IDAT", zlib.compress(bytes(rows))], [b"IEND", b""]]:
          out += struct.pack(">I", len(body)) + kind + body
          out += struct.pack(">I", zlib.crc32(kind + body))
      open("base/d/1.png", "wb").write(out)
      PY
      """)
    let run = try verify("--json")
    let object = try #require(try run.objects().first { $0["name"] as? String == "d/1.png" })
    let differing = try #require(object["differing"] as? Int)
    #expect(run.code == 1 && differing >= 1)
    #expect(object["largest"] as? Int == 3)
    #expect(try verify("--tolerance", "2").code == 1)
    #expect(try verify("--tolerance", "3").code == 0)
    #expect(try verify("--max-different", "\(differing)").code == 0)
    #expect(try verify("--max-different", "\(differing - 1)").code == 1)
    #expect(try verify("--tolerance", "3", "--perceptual").code == 2)
  }

  /// Another size is never the same.
  @Test func sizes() throws {
    try shell("\"$CODEBOX\" render -n 3 --cell-size 13 1 -o base/d/1.png")
    let run = try verify("--max-different", "64000000", "--tolerance", "255", "--artifacts", "kept")
    #expect(run.code == 1 && run.text.contains("pixels instead of"), "\(run.text)")
    #expect(
      try folder.pictures().filter { $0.hasPrefix("kept") } == [
        "kept/actual/d/1.png", "kept/difference/d/1.png", "kept/expected/d/1.png",
      ])
  }

  // MARK: What is kept

  @Test func artifacts() throws {
    try shell("cp base/d/12.png base/d/1.png; rm base/d/12.png; cp base/d/123.png base/o.png")
    try shell(": > base/d/123.png")
    #expect(try verify("--artifacts", "kept").code == 3)
    let kept = try folder.names().filter { $0.hasPrefix("kept/") && $0.hasSuffix(".png") }
    #expect(
      kept == [
        "kept/actual/d/1.png", "kept/actual/d/12.png", "kept/actual/d/123.png",
        "kept/difference/d/1.png", "kept/expected/d/1.png", "kept/expected/d/123.png",
        "kept/expected/o.png",
      ])
    #expect(try folder.bytes(of: "kept/expected/d/1.png") == folder.bytes(of: "base/d/1.png"))
    // What is the same again leaves the folder.
    try shell("cp kept/actual/d/1.png base/d/1.png; cp kept/actual/d/12.png base/d/12.png")
    #expect(try verify("--artifacts", "kept").code == 3)
    #expect(
      try folder.names().filter { $0.hasPrefix("kept/") && $0.hasSuffix(".png") } == [
        "kept/actual/d/123.png", "kept/expected/d/123.png", "kept/expected/o.png",
      ])
  }

  /// Baselines and kept pictures never mix, however their folders are written.
  @Test(arguments: [
    ("base", "base/kept"), ("base", "base"), ("base", "."), ("base", "./x/../base/kept"),
    ("base", "$PWD/base/kept"), ("base", "link/kept"), ("link", "base/kept"),
    ("kept/expected", "kept"), ("$PWD/kept/actual", "kept"), ("kept/difference/x", "./kept"),
  ])
  func mixing(baseline: String, artifacts: String) throws {
    try shell("ln -s base link; mkdir -p kept; cp -r base kept/expected; cp -r base kept/actual")
    let before = try folder.names()
    let run = try Codebox.shell(
      "\"$CODEBOX\" verify m.json -b \"\(baseline)\" --artifacts \"\(artifacts)\"", in: folder)
    if baseline == "base", artifacts == "." {
      #expect(run.code == 0)
    } else {
      #expect(run.code == 2 && run.output.isEmpty, "\(run.text)")
    }
    #expect(try folder.names() == before)
  }

  @Test func reports() throws {
    try shell("cp base/d/12.png base/d/1.png; rm base/d/12.png")
    let run = try verify("--html", "out/page.html", "--junit", "out/junit.xml")
    #expect(run.code == 1)
    let page = String(decoding: try folder.bytes(of: "out/page.html"), as: UTF8.self)
    let junit = String(decoding: try folder.bytes(of: "out/junit.xml"), as: UTF8.self)
    for name in ["d/1.png", "d/12.png", "d/123.png"] {
      #expect(page.contains(name) && junit.contains(name))
    }
    #expect(junit.contains("tests=\"3\""))
    for option in ["--html", "--junit"] {
      let bad = try verify(option, "-")
      #expect(bad.code == 2 && bad.output.isEmpty && bad.errors.contains("the path of a file"))
    }
  }

  /// How many are compared at a time changes nothing.
  @Test func jobs() throws {
    try shell("cp base/d/12.png base/d/1.png; rm base/d/12.png")
    let runs = try ["1", "2", "7"].map { try verify("--json", "-j", $0) }
    #expect(runs.allSatisfy { $0.output == runs[0].output && $0.code == 1 })
  }

  @Test(
    arguments: [
      (["verify"], "verify needs a MANIFEST and --baseline DIR"),
      (["verify", "m.json"], "a manifest needs --baseline DIR"),
      (["verify", "m.json", "-b", ""], "--baseline takes"),
      (["verify", "-b", "base"], "verify needs a MANIFEST"),
      (["verify", "m.json", "m.json", "-b", "base"], "verify takes one MANIFEST"),
      (["verify", "m.json", "-b", "base", "--tolerance", "256"], "--tolerance takes"),
      (
        ["verify", "m.json", "-b", "base", "--html", "m.json"], "replace a file that the run reads"
      ),
      (["verify", "m.json", "-b", "base", "--junit", "base/../m.json"], "replace a file"),
      (["verify", "m.json", "-b", "base", "--html", "base/r.html"], "lies in --baseline"),
      (
        ["verify", "m.json", "-b", "base", "--html", "r", "--junit", "x/../r"],
        "replace the report of --html"
      ),
      (["verify", "m.json", "-b", "base", "--fail-fast"], "no option --fail-fast"),
    ] as [([String], String)])
  func wrongWords(words: [String], message: String) throws {
    let run = try Codebox.run(words, in: folder)
    #expect(run.code == 2 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
  }
}

extension VerifyTests {
  /// Where the manifest cannot be used, reports of an earlier run do not stand for this one.
  @Test func staleReports() throws {
    let words = ["--html", "r.html", "--junit", "r.xml"]
    _ = try verify(words[0], words[1], words[2], words[3])
    try folder.put("[{", at: "m.json")
    let run = try verify(words[0], words[1], words[2], words[3])
    #expect(run.code == 3)
    let junit = String(decoding: try folder.bytes(of: "r.xml"), as: UTF8.self)
    #expect(junit.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    let page = String(decoding: try folder.bytes(of: "r.html"), as: UTF8.self)
    #expect(page.contains("“m.json”, line 1:"))
  }

  /// The texts of a secure sheet do not get into a path.
  @Test(arguments: [
    #"{"output": "{rows}.png", "command": "sheet", "secure": true, "rows": "text=739154"}"#,
    #"{"output": "{rows}.png", "command": "sheet", "secure": true, "columns": "theme", "#
      + #""matrix": {"rows": ["text=739154"]}}"#,
  ])
  func secretsOfSheets(entry: String) throws {
    try folder.put(entry, at: "s.json")
    let run = try Codebox.run(["batch", "s.json"], in: folder)
    #expect(run.code == 3 && run.errors.contains("would tell the texts of the sheet"))
    #expect(!(run.text + run.errors).contains("739154"))
    #expect(try !folder.names().contains { $0.contains("739154") })
  }
}

extension VerifyTests {
  /// Whatever has a picture's ending below the folder is found: other ways to put letters together,
  /// names that are no text, folders behind links, also in a circle.
  @Test(arguments: [
    "cp d/1.png $(printf 'cafe\\xcc\\x81.png')", "cp d/1.png $'x\\xff.png'",
    "mkdir ../far; cp d/1.png ../far/o.png; ln -s ../far sub; ln -s . circle",
    "cp d/1.png $(printf '\\xd8\\x80.png')",
  ])
  func hiddenOrphans(script: String) throws {
    try folder.put("[{\"output\": \"caf\u{E9}.png\"}]", at: "m.json")
    let accepted = try Codebox.shell(
      "unset CI; rm -r base; \"$CODEBOX\" accept -b base m.json && mkdir base/d", in: folder)
    #expect(accepted.code == 0, "\(accepted.errors)")
    try shell("cp base/*.png base/d/1.png")
    #expect(try verify().lines.last == "same: 1, orphan: 1")
    try shell("cd base && { \(script); }")
    #expect(try verify().lines.last == "same: 1, orphan: 2")
  }

  /// What an entry is drawn from is no orphan, and nothing is drawn in its place.
  @Test func inputsStay() throws {
    try folder.put(
      "[{\"output\": \"a.png\", \"digits\": 2, \"background-image\": \"base/panel.png\"}]",
      at: "m.json")
    try shell("rm -r base/d && \"$CODEBOX\" render -n 2 -o base/panel.png")
    try shell("unset CI; \"$CODEBOX\" accept -b base m.json --remove-orphans")
    #expect(try verify().lines.last == "same: 1")
    #expect(try folder.names().contains("base/panel.png"))
    for manifest in [
      #"[{"output": "p.png", "background-image": "p.png"}]"#,
      #"[{"output": "x/../p.png", "background-image": "./p.png"}]"#,
    ] {
      try shell("mkdir -p x && cp base/panel.png p.png")
      try folder.put(manifest, at: "own.json")
      let before = try folder.bytes(of: "p.png")
      let run = try Codebox.run(["batch", "own.json"], in: folder)
      #expect(run.code == 3 && run.errors.contains("in the place of a file"), "\(run.errors)")
      #expect(try folder.bytes(of: "p.png") == before)
    }
  }

  /// A picture that is drawn from itself is always the same, which says nothing.
  @Test func aPictureOfItself() throws {
    try shell(
      """
      "$CODEBOX" render -n 2 -o n.png
      "$CODEBOX" render -n 2 --embed-look --background-image n.png 12 -o n.png
      """)
    let run = try Codebox.run(["verify", "./n.png"], in: folder)
    #expect(run.code == 3 && run.errors.contains("names itself"), "\(run.errors)")
  }
}
