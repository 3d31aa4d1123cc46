import Foundation
import TestSupport
import Testing

/// `codebox batch`: what it draws, what it tells, and how it ends.
@Suite struct BatchTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func batch(
    _ manifest: String, _ words: String..., environment: [String: String] = [:]
  ) throws -> Run {
    try folder.put(manifest, at: "m.json")
    return try Codebox.run(
      ["batch", "m.json"] + words, in: folder, environment: environment)
  }

  private func render(_ words: String...) throws -> [UInt8] {
    try Codebox.run(["render", "-o", "-"] + words, in: folder).output
  }

  private static let matrix = """
    {"defaults": {"cell-size": 12, "text": "12"},
     "matrix": {"digits": [2, 3, 4], "style": ["square", "underline"], "scale": [1, 2]},
     "entries": [{"output": "{style}/{digits}@{scale}.png"}]}
    """

  /// A picture is what the same words draw alone.
  @Test func picturesAreThoseOfTheCommands() throws {
    let run = try batch(
      """
      [{"output": "render.png", "text": "12", "digits": 4, "secure": true},
       {"output": "new/sheet.png", "command": "sheet", "rows": "state", "columns": "scale=1,2",
        "text": "1"},
       {"output": "typed.png", "command": "type", "script": "12<del>3"},
       {"output": "film.apng", "command": "type", "script": "12<del>3"}]
      """)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.lines == [
        "written: render.png", "written: new/sheet.png", "written: typed.png",
        "written: film.apng", "written: 4, unchanged: 0",
      ])
    let alone = try Codebox.shell(
      """
      mkdir alone && cd alone
      "$CODEBOX" render --digits 4 --secure 12 -o render.png
      "$CODEBOX" sheet --rows state --columns scale=1,2 1 -o sheet.png
      "$CODEBOX" type '12<del>3' -o typed.png >/dev/null
      "$CODEBOX" type '12<del>3' -o film.apng >/dev/null
      cmp render.png ../render.png && cmp sheet.png ../new/sheet.png && cmp typed.png ../typed.png &&
        cmp film.apng ../film.apng
      """, in: folder)
    #expect(alone.code == 0, "\(alone.text)\(alone.errors)")
  }

  /// How many are drawn at a time changes neither pictures nor what is told.
  @Test func jobs() throws {
    var first: (lines: [String], bytes: [[UInt8]])?
    for jobs in ["1", "2", "7"] {
      let run = try batch(Self.matrix, "--json", "-j", jobs, "--into", jobs)
      #expect(run.code == 0)
      let names = try run.objects().compactMap { $0["name"] as? String }
      #expect(names.count == 12)
      let all = (run.lines, try names.map { try folder.bytes(of: "\(jobs)/\($0)") })
      if let first {
        #expect(all.0 == first.lines && all.1 == first.bytes)
      } else {
        first = all
      }
    }
  }

  /// A file that holds the picture is not touched, also where another zlib packed it.
  @Test func unchanged() throws {
    #expect(try batch(Self.matrix, "-q").output.isEmpty)
    let names = try folder.pictures()
    let stamps = try names.map { try folder.stamp(of: $0) }
    let again = try batch(Self.matrix)
    #expect(again.text == "written: 0, unchanged: 12\n")
    #expect(try names.map { try folder.stamp(of: $0) } == stamps)
    let repacked = try Codebox.shell(
      """
      python3 - <<'PY'
      import struct, zlib
      data, at, rest, pixels = open("square/2@1.png", "rb").read(), 8, [], b""
      while at < len(data):
          length = int.from_bytes(data[at:at + 4], "big")
          kind, body = data[at + 4:at + 8], data[at + 8:at + 8 + length]
          if kind == b"IDAT": pixels += body
          else: rest.append((kind, body))
          at += length + 12
      rest.insert(-1, (b"IDAT", zlib.compress(zlib.decompress(pixels), 0)))
      with open("square/2@1.png", "wb") as file:
          file.write(data[:8])
          for kind, body in rest:
              file.write(struct.pack(">I", len(body)) + kind + body)
              file.write(struct.pack(">I", zlib.crc32(kind + body)))
      PY
      """, in: folder)
    #expect(repacked.code == 0, "\(repacked.errors)")
    #expect(try batch(Self.matrix).text == "written: 0, unchanged: 12\n")
  }

  /// What is not the picture is written anew.
  @Test(arguments: [
    ": > a.png", "truncate -s -1 a.png", "rm a.png",
    "\"$CODEBOX\" render 2 -o a.png", "\"$CODEBOX\" render 1 --embed-look -o a.png",
    "\"$CODEBOX\" render 1 --scale 2 -o a.png",
  ])
  func changed(damage: String) throws {
    let manifest = "[{\"output\": \"a.png\", \"text\": \"1\"}]"
    #expect(try batch(manifest).code == 0)
    #expect(try Codebox.shell(damage, in: folder).code == 0)
    #expect(try batch(manifest).lines.last == "written: 1, unchanged: 0")
    #expect(try folder.bytes(of: "a.png") == render("1"))
  }

  /// Every relative path starts from the manifest's folder, whatever the working folder is.
  @Test func relativePaths() throws {
    let setUp = try Codebox.shell(
      """
      mkdir -p deep/in
      "$CODEBOX" render -o deep/in/background.png; "$CODEBOX" render -n 1 --width 9 --cell-size 9 -o deep/in/dot.png
      cp '\(Fixtures.dejaVu)' deep/in/font.ttf
      echo 12 > deep/in/code; echo '{"scale": 2, "font": "in/font.ttf"}' > deep/look.json
      """, in: folder)
    #expect(setUp.code == 0)
    try folder.put(
      """
      [{"output": "out/look.png", "look": "look.json", "text": "1"},
       {"output": "out/font.png", "font": "in/font.ttf", "text": "1"},
       {"output": "out/back.png", "background-image": "in/background.png"},
       {"output": "out/mask.png", "mask": "in/dot.png", "secure": true, "text": "1"},
       {"output": "out/text.png", "text-file": "in/code"},
       {"output": "../up.png", "text-file": "./in/../in/code"}]
      """, at: "deep/m.json")
    let run = try Codebox.run(["batch", "deep/m.json"], in: folder, environment: [:])
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      try folder.pictures().filter { !$0.hasPrefix("deep/in") } == [
        "deep/out/back.png", "deep/out/font.png", "deep/out/look.png", "deep/out/mask.png",
        "deep/out/text.png", "up.png",
      ])
    #expect(try folder.bytes(of: "up.png") == render("12"))
    let into = try Codebox.run(
      ["batch", "deep/m.json", "--into", "new/x"], in: folder, environment: [:])
    #expect(into.code == 0, "\(into.errors)")
    #expect(try folder.bytes(of: "new/up.png") == render("12"))
    #expect(try folder.bytes(of: "new/x/out/text.png") == render("12"))
  }

  @Test func standardInput() throws {
    let run = try Codebox.run(
      ["batch", "-"], in: folder, environment: ["CODE": "12"],
      input: "{\"output\": \"a.png\", \"text-env\": \"CODE\"}\n{\"output\": \"b/c.png\"")
    #expect(
      run.code == 3 && run.lines == ["written: a.png", "written: 1, unchanged: 0, failed: 1"])
    #expect(run.errors.contains("entry 2, line 2:"))
    #expect(try folder.bytes(of: "a.png") == render("12"))
  }

  /// Two pictures of one path are found before anything is drawn.
  @Test(arguments: ["./a.png", "x/../a.png", "x/..//./a.png"])
  func duplicates(path: String) throws {
    let run = try batch("[{\"output\": \"a.png\"},\n{\"output\": \"\(path)\"}]")
    #expect(run.code == 3 && run.output.isEmpty)
    #expect(
      run.errors.contains("“a.png” would be drawn twice: entry 1 (line 1) and entry 2 (line 2)"))
    #expect(try folder.names() == ["m.json"])
  }

  // MARK: What is told

  @Test func jsonLines() throws {
    let run = try batch(
      """
      [{"output": "a.png", "check-contrast": true, "text": "1", "text-color": "#eee"},
       {"output": "b.png", "text": "x"}, {"scale": 1}]
      """, "--json")
    #expect(run.code == 3)
    let objects = try run.objects()
    #expect(objects.count == 4 && objects.allSatisfy { $0["schema"] as? Int == 1 })
    #expect(objects.map { $0["status"] as? String } == ["written", "failed", "failed", nil])
    #expect(objects.map { $0["name"] as? String } == ["a.png", "b.png", nil, nil])
    #expect(
      objects.map { $0["place"] as? String } == [
        "entry 1 (line 1)", "entry 2 (line 2)", "entry 3 (line 2)", nil,
      ])
    #expect((objects[0]["warnings"] as? [String])?.isEmpty == false)
    #expect((objects[1]["message"] as? String)?.isEmpty == false)
    #expect(try run.summary() == ["written": 1, "unchanged": 0, "failed": 2])
  }

  /// A warning names its picture, and changes nothing.
  @Test func warnings() throws {
    let run = try batch(
      """
      {"output": "{text}.png", "check-contrast": true, "text-color": "#eee",
       "matrix": {"text": ["1", "2"]}}
      """, "-j2")
    #expect(run.code == 0)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("codebox: warning: 1.png: ") }.count * 2 == lines.count)
    #expect(lines.filter { $0.hasPrefix("codebox: warning: 2.png: ") }.count * 2 == lines.count)
    #expect(!lines.isEmpty)
  }

  @Test func quiet() throws {
    let run = try batch("[{\"output\": \"a.png\"}, {\"output\": \"b.png\", \"text\": \"x\"}]", "-q")
    #expect(run.code == 3 && run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1)
    let both = try batch("[{\"output\": \"a.png\"}]", "-q", "--json")
    #expect(both.code == 2 && both.errors.contains("--json has no effect with --quiet"))
  }

  @Test func failFast() throws {
    let manifest = """
      {"output": "a.png"}
      {"output": "b.png", "text": "x"}
      {"output": "c.png"}
      """
    let run = try batch(manifest, "--fail-fast", "-j1")
    #expect(
      run.code == 3 && run.lines == ["written: a.png", "written: 1, unchanged: 0, failed: 1"])
    #expect(try folder.pictures() == ["a.png"])
    #expect(try batch(manifest).code == 3)
    #expect(try folder.pictures() == ["a.png", "c.png"])
  }

  /// The first failure's code, and nothing but it.
  @Test(
    arguments: [
      (["{\"output\": \"a.png\"}"], 0),
      (["{\"output\": \"a.png\"}", "{\"output\": \"b.png\", \"text\": \"x\"}"], 3),
      (["{\"output\": \"m.json/b.png\"}", "{\"output\": \"b.png\", \"text\": \"x\"}"], 4),
      (["{\"output\": \"b.png\", \"text\": \"x\"}", "{\"output\": \"m.json/b.png\"}"], 3),
      (["{\"output\": \"a.png\", \"secure\": false, \"mask\": \"x\"}"], 3),
      (["{\"output\": \"a.png\", \"font\": \"none.ttf\"}"], 4), ([], 3), (["1"], 3),
    ] as [([String], Int32)])
  func exitCodes(entries: [String], code: Int32) throws {
    #expect(try batch("[\(entries.joined(separator: ","))]").code == code)
  }

  @Test(
    arguments: [
      (["batch"], 2, "batch needs a MANIFEST"), (["batch", "none.json"], 4, "No such file"),
      (["batch", "."], 4, "Is a directory"), (["batch", "a", "b"], 2, "takes one MANIFEST"),
      (["batch", "m.json", "--jobs", "0"], 2, "--jobs takes"),
      (["batch", "m.json", "--jobs", "257"], 2, "--jobs takes"),
      (["batch", "m.json", "--shard", "3/2"], 2, "--shard takes"),
      (["batch", "m.json", "--into", ""], 2, "--into takes"),
      (["batch", "m.json", "--output", "x"], 2, "no option --output"),
    ] as [([String], Int32, String)])
  func wrongWords(words: [String], code: Int32, message: String) throws {
    try folder.put("[{\"output\": \"a.png\"}]", at: "m.json")
    let run = try Codebox.run(words, in: folder)
    #expect(run.code == code && run.output.isEmpty && run.errors.contains(message))
    #expect(try folder.names() == ["m.json"])
  }

  /// A line stands on the terminal while the run goes on, and nothing of it is left at the end. What is
  /// written goes to a pipe all the same.
  @Test func progress() throws {
    try folder.put(Self.matrix, at: "m.json")
    let run = try Codebox.shell(
      """
      python3 - <<'PY'
      import os, pty, subprocess
      def shown(pipe):
          own, other = pty.openpty()
          out = subprocess.PIPE if pipe else other
          child = subprocess.Popen([os.environ["CODEBOX"], "batch", "m.json"], stderr=other, stdout=out)
          os.close(other)
          seen = b""
          try:
              while chunk := os.read(own, 4096): seen += chunk
          except OSError: pass
          lines = child.stdout.read().decode().splitlines() if pipe else []
          assert child.wait() == 0
          return seen.decode(), lines
      seen, lines = shown(True)
      assert len(lines) == 13, lines
      assert "[" + "#" * 20 + "." * 20 + "] 6/12" in seen, seen
      assert "12/12" not in seen and seen.endswith("\\r\\x1b[K"), seen
      seen, _ = shown(False)
      assert "written: 0, unchanged: 12" in seen and "11/12" in seen, seen
      PY
      """, in: folder)
    #expect(run.code == 0, "\(run.errors)")
    let quiet = try Codebox.run(["batch", "m.json"], in: folder)
    #expect(quiet.errors.isEmpty)
  }

  // MARK: Parts

  /// The parts draw everything once.
  @Test(arguments: [2, 3, 7]) func shards(count: Int) throws {
    var written = 0
    for number in 1...count {
      let run = try batch(Self.matrix, "--json", "--shard", "\(number)/\(count)")
      #expect(run.code == 0)
      written += try run.summary()["written"] ?? 0
      #expect(try run.summary()["unchanged"] == 0)
    }
    #expect(written == 12)
    #expect(try batch(Self.matrix).text == "written: 0, unchanged: 12\n")
  }
}

extension BatchTests {
  /// C44: with --fail-fast nothing is written after the entry that failed, however many jobs there are.
  @Test(arguments: [1, 2, 8]) func nothingAfterTheFirstFault(jobs: Int) throws {
    let folder = try ScratchFolder()
    let entries =
      [#"{"output": "a.png"}"#, #"{"output": "b.png", "text": "x"}"#]
      + (0..<20).map { "{\"output\": \"\($0).png\"}" }
    try entries.joined(separator: "\n").write(
      toFile: folder.path("m.json"), atomically: false, encoding: .utf8)
    let run = try Codebox.run(["batch", "m.json", "--fail-fast", "-j", "\(jobs)"], in: folder)
    #expect(run.code == 3 && run.text == "written: a.png\nwritten: 1, unchanged: 0, failed: 1\n")
    #expect(try folder.names() == ["a.png", "m.json"])
  }

  /// Two entries of one file are found however its path is written.
  @Test(arguments: [
    #"[{"output": "x.png"}, {"output": "../in/x.png"}]"#,
    #"[{"output": "a/x.png"}, {"output": "b/x.png"}]"#,
    #"[{"output": "x.png"}, {"output": "y.png"}]"#,
  ])
  func oneFileByTwoNames(manifest: String) throws {
    let folder = try ScratchFolder()
    let script = "mkdir -p in/a && cd in && ln -s a b && ln -s x.png y.png && cat > m.json"
    let run = try Codebox.shell(
      "\(script) <<'END' && \"$CODEBOX\" batch m.json\n\(manifest)\nEND\n", in: folder)
    #expect(run.code == 3 && run.errors.contains("would be drawn twice"), "\(run.errors)")
  }

  /// Manifests that would take hours to understand are refused at once.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      #"{"output": "\#(String(repeating: "A", count: 100_000)){a}.png", "matrix": {"a": {"b": {}}}}"#,
      #"{"matrix": {"text": [N], "digits": [N]}, "entries": [E]}"#,
    ])
  func endlessManifests(form: String) throws {
    let folder = try ScratchFolder()
    let numbers = (1...1_001).map { "\"\($0 % 10)\"" }.joined(separator: ",")
    let digits = (1...1_000).map { "\($0 % 60 + 1)" }.joined(separator: ",")
    let entries = (0..<30).map {
      "{\"output\": \"\($0)-{text}-{digits}.png\", \"line-width\": 2}"
    }.joined(separator: ",")
    let manifest = form.replacing("\"text\": [N]", with: "\"text\": [\(numbers)]")
      .replacing("\"digits\": [N]", with: "\"digits\": [\(digits)]")
      .replacing("[E]", with: "[\(entries)]")
    try manifest.write(toFile: folder.path("m.json"), atomically: false, encoding: .utf8)
    let run = try Codebox.run(["batch", "m.json", "-q"], in: folder)
    #expect(run.code == 3)
    #expect(try folder.names() == ["m.json"])
  }
}
