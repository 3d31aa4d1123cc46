import Foundation
import TestSupport
import Testing

/// Faults that others' tools were reported for, through `codebox batch`.
@Suite struct BatchCases {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func batch(
    _ manifest: String, _ words: String..., environment: [String: String] = [:]
  ) throws -> Run {
    try folder.put(manifest, at: "m.json")
    return try Codebox.run(["batch", "m.json"] + words, in: folder, environment: environment)
  }

  private func isPicture(_ name: String) throws -> Bool {
    _ = try PixelImage(path: folder.path(name))
    return true
  }

  /// C06: a character that the font lacks fails its entry, by name, and the run.
  @Test func missingGlyphs() throws {
    let run = try batch(
      """
      {"output": "1.png", "charset": "any", "text": "a"}
      {"output": "2.png", "charset": "any", "text": "中"}
      {"output": "3.png", "charset": "any", "text": "b"}
      """, "--json")
    #expect(run.code == 3 && run.errors.contains("entry 2 (line 2), “2.png”: "))
    #expect(
      try run.words(of: "status") == ["1.png": "written", "2.png": "failed", "3.png": "written"])
    #expect(try folder.pictures() == ["1.png", "3.png"])
  }

  /// C17: one picture a hundred times in a process, between others, is always the same.
  @Test func manyTimesInOneProcess() throws {
    let run = try batch(
      """
      {"matrix": {"n": {\((0..<100).map { "\"\($0)\": {}" }.joined(separator: ", "))}},
       "entries": [
         {"output": "same/{n}.png", "secure": true, "text": "123", "mask": "x"},
         {"output": "other/{n}-{style}.png", "text": "7", "cell-size": 9, "font-size": 5,
          "matrix": {"style": ["underline", "circle"]}}]}
      """, "-j2", "-q")
    #expect(run.code == 0, "\(run.errors)")
    let alone = try Codebox.run(
      ["render", "--secure", "--mask", "x", "123", "-o", "-"], in: folder)
    for index in 0..<100 { #expect(try folder.bytes(of: "same/\(index).png") == alone.output) }
  }

  /// C18: missing folders are made; C28: any name that a file can have.
  @Test(arguments: ["C", "C.UTF-8"]) func namesAndFolders(locale: String) throws {
    let names = [
      "missing/dir/a.png", "测试 é/출력 😀.png", "-a.png", "with space's.png", "e\u{301}/x.png",
    ]
    let run = try batch(
      names.map { "{\"output\": \"\($0)\"}" }.joined(separator: "\n"),
      environment: ["LC_ALL": locale])
    #expect(run.code == 0, "\(run.errors)")
    let written = Set(try folder.names().map { Array($0.utf8) })
    for name in names { #expect(written.contains(Array(name.utf8))) }
  }

  /// C20, C21, C22: what cannot be written names the path and the reason, and ends no other way.
  @Test(arguments: [
    ("m.json/b.png", "Not a directory"), ("folder.png", "Is a directory"),
    (String(repeating: "x", count: 300) + ".png", "File name too long"),
    ("loop.png", "Too many levels"),
  ])
  func unwritable(path: String, reason: String) throws {
    #expect(try Codebox.shell("mkdir folder.png; ln -s loop.png loop.png", in: folder).code == 0)
    let run = try batch("[{\"output\": \"\(path)\"}, {\"output\": \"ok.png\"}]")
    #expect(run.code == 4 && run.errors.contains(reason), "\(run.errors)")
    #expect(run.errors.contains(path.prefix(60)))
    #expect(run.lines == ["written: ok.png", "written: 1, unchanged: 0, failed: 1"])
    #expect(try folder.litter().isEmpty)
  }

  /// C25: the mode follows the umask.
  @Test(arguments: [("022", 0o644), ("027", 0o640), ("077", 0o600)])
  func modes(mask: String, mode: Int) throws {
    try folder.put("[{\"output\": \"a.png\"}]", at: "m.json")
    #expect(
      try Codebox.shell("umask \(mask); \"$CODEBOX\" batch m.json", in: folder).code == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a.png"))
    #expect(attributes[.posixPermissions] as? Int == mode)
  }

  /// C26, C40: a pipe stays a pipe, and nobody waits for its other end.
  @Test func pipes() throws {
    try folder.put("[{\"output\": \"f.png\"}, {\"output\": \"g.png\"}]", at: "m.json")
    let run = try Codebox.shell(
      """
      mkfifo f.png
      timeout -k 1 10 "$CODEBOX" batch m.json
      code=$?
      test -p f.png || exit 99
      exit $code
      """, in: folder)
    #expect(run.code == 3 && run.errors.contains("“f.png” is a pipe or a device, and no file"))
    #expect(try isPicture("g.png"))
  }

  /// A link's target is replaced; the link stays.
  @Test func links() throws {
    let manifest = "[{\"output\": \"a.png\"}]"
    #expect(try Codebox.shell("mkdir d; ln -s d/real.png a.png", in: folder).code == 0)
    #expect(try batch(manifest).lines.last == "written: 1, unchanged: 0")
    #expect(try isPicture("d/real.png"))
    #expect(try batch(manifest).lines.last == "written: 0, unchanged: 1")
    #expect(try Codebox.shell("test -L a.png", in: folder).code == 0)
  }

  /// C29: sixteen runs over one new folder, and all of them see it whole.
  @Test func manyAtOnce() throws {
    try folder.put(
      "{\"output\": \"new/{digits}.png\", \"matrix\": {\"digits\": [1,2,3,4,5,6]}}", at: "m.json")
    let run = try Codebox.shell(
      """
      for i in $(seq 16); do "$CODEBOX" batch m.json -q & pids="$pids $!"; done
      for pid in $pids; do wait "$pid" || exit 1; done
      "$CODEBOX" batch m.json
      """, in: folder)
    #expect(run.code == 0 && run.text == "written: 0, unchanged: 6\n", "\(run.errors)")
    #expect(try folder.names().count == 8)
  }

  /// C33, C34, C36, C37, C38: numbers that no picture can have fail their entry at once.
  @Test(arguments: [
    "\"width\": 40000", "\"scale\": 3, \"width\": 32767", "\"cell-size\": 0", "\"cell-size\": -1",
    "\"font-size\": 0", "\"scale\": 0", "\"border-width\": -3", "\"digits\": 0", "\"digits\": -1",
    "\"digits\": 1e3", "\"digits\": 99999999999999999999", "\"gap\": 1e400", "\"gap\": \"nan\"",
    "\"gap\": NaN", "\"gap\": 0x10", "\"scale\": \"2,0\"", "\"digits\": \"6x\"",
    "\"background-image\": \"wide.png\"",
  ])
  func impossibleNumbers(member: String) throws {
    try folder.put(
      PNGChunks.file([("IHDR", [0, 0, 0x9C, 0x40, 0, 0, 0, 1, 8, 6, 0, 0, 0]), ("IDAT", [])]),
      at: "wide.png")
    let run = try batch("{\"output\": \"ok.png\"}\n{\"output\": \"a.png\", \(member)}")
    #expect(run.code == 3 && run.errors.contains("entry 2"), "\(run.errors)")
    #expect(try folder.pictures() == ["ok.png", "wide.png"])
  }

  /// C40: an empty manifest is told at once, and standard input that nobody needs is not waited for.
  @Test func standardInput() throws {
    let empty = try Codebox.run(["batch", "-"], in: folder)
    #expect(empty.code == 3 && empty.errors.contains("the manifest on standard input, line 1"))
    try folder.put("[{\"output\": \"a.png\"}]", at: "m.json")
    let run = try Codebox.shell(
      """
      mkfifo in; sleep 20 > in & pid=$!
      timeout 10 "$CODEBOX" batch m.json < in; code=$?
      kill $pid; exit $code
      """, in: folder)
    #expect(run.code == 0)
  }

  /// C41: no picture is called `-`.
  @Test func aDash() throws {
    let run = try batch("[{\"output\": \"-\"}]")
    #expect(run.code == 3 && run.errors.contains("“-” is no path of a picture"))
    #expect(try folder.names() == ["m.json"])
  }

  /// C44: a bad item stops no other, and is told with its line; --fail-fast is the other behaviour.
  @Test func theSecondOfThree() throws {
    let manifest =
      "{\"output\": \"1.png\"}\n{\"output\": \"2.png\", \"text\"}\n{\"output\": \"3.png\"}"
    let run = try batch(manifest, "--fail-fast", "-j1")
    #expect(run.code == 3 && run.errors.contains("entry 2, line 2: a colon is missing"))
    #expect(try folder.pictures() == ["1.png"])
    #expect(try batch(manifest).code == 3)
    #expect(try folder.pictures() == ["1.png", "3.png"])
  }

  /// C45: some or all failed, and nothing to do.
  @Test(arguments: [(0, 0), (1, 3), (3, 3)] as [(Int, Int32)]) func howManyFailed(
    count: Int, code: Int32
  ) throws {
    let run = try batch(
      (0..<3).map { "{\"output\": \"\($0).png\", \"text\": \"\($0 < count ? "x" : "1")\"}" }
        .joined(separator: "\n"))
    #expect(run.code == code)
    #expect(run.errors.split(separator: "\n").count == count)
    let none = try batch("[]")
    #expect(none.code == 3 && none.errors.contains("has no entries"))
  }
}
