import CodeField
import Foundation
import PNG
import TestSupport
import Testing

@testable import codebox

/// What a picture tells of what drew it.
@Suite struct ProvenanceTests {
  private func stored(_ arguments: String...) throws -> String {
    let run = try Codebox.run(["render", "--embed-look", "-o", "-"] + arguments)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return try #require(try PNGText.read(Provenance.keyword, from: run.output)?.text)
  }

  @Test func documents() throws {
    let head = #"{"schema": 1, "codebox": "\#(codebox.version)", "look": "#
    #expect(try stored("12") == head + #"{}, "text": "12"}"#)
    #expect(try stored() == head + #"{}, "text": ""}"#)
    #expect(
      try stored("--secure", "-n", "4", "-s", "circle", "--mask", "*", "123")
        == head
        + #"{"digits": 4, "secure": true, "style": "circle", "mask": "*"}, "characters": 3}"#)
    // The dots style shows no character, so none is told.
    #expect(try stored("-s", "dots", "123").hasSuffix(#""characters": 3}"#))
    #expect(try stored("--secure", "--mask-except-last", "739").hasSuffix(#""characters": 3}"#))
    // What was drawn: after the case was changed, and what is too long cut.
    #expect(
      try stored(
        "--charset", "alphanumeric", "--case", "upper", "-n", "2", "--overflow",
        "truncate", "abc"
      ).hasSuffix(#""text": "AB"}"#))
    let preset = try stored("--preset", "drawn-squares", "--scale", "2", "1")
    #expect(!preset.contains("preset") && preset.contains(#""secure": true"#))
  }

  /// The flag adds one chunk and nothing else.
  @Test func theRestOfTheFile() throws {
    let plain = try Codebox.run(["render", "-o", "-", "12"]).output
    let chunks = try PNGChunks(try Codebox.run(["render", "-o", "-", "12", "--embed-look"]).output)
    #expect(
      chunks.kinds.filter { $0 != "IDAT" } == ["IHDR", "sRGB", "pHYs", "iTXt", "IEND"])
    #expect(PNGChunks.file(chunks.all.filter { $0.kind != "iTXt" }) == plain)
  }

  private func failure(_ document: String) -> Failure? {
    do {
      _ = try Provenance(document: Array(document.utf8), name: "D")
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("", "ends too early"), ("[]", "it is no object"), ("{}", "“schema” is missing"),
    (#"{"schema":"1"}"#, "“schema” is missing"), (#"{"schema":2,"x":1}"#, "has the schema 2"),
    (#"{"schema":1,"codebox":"1","look":{},"text":"","x":1}"#, "no key “x”"),
    (#"{"schema":1,"look":{},"text":""}"#, "“codebox” is missing"),
    (#"{"schema":1,"codebox":"1","text":""}"#, "“look” is missing"),
    (#"{"schema":1,"codebox":"1","look":[],"text":""}"#, "a look is an object"),
    (#"{"schema":1,"codebox":"1","look":{"digitz":4},"text":""}"#, "did you mean “digits”?"),
    (#"{"schema":1,"codebox":"1","look":{"digits":99},"text":""}"#, "from 1 to 64"),
    (#"{"schema":1,"codebox":"1","look":{"preset":"shadcn"},"text":""}"#, "no option “preset”"),
    (#"{"schema":1,"codebox":"1","look":{}}"#, "one of them"),
    (#"{"schema":1,"codebox":"1","look":{},"text":"","characters":1}"#, "one of them"),
    (#"{"schema":1,"codebox":"1","look":{},"text":1}"#, "one of them"),
    (#"{"schema":1,"codebox":"1","look":{},"characters":-1}"#, "from 0 to 64"),
    (#"{"schema":1,"codebox":"1","look":{},"characters":65}"#, "from 0 to 64"),
    (#"{"schema":1,"codebox":"1","look":{},"text":"\u0000"}"#, "U+0000"),
    (#"{"schema":1,"codebox":"1","look":{"font":"a\u0000b"},"text":""}"#, "U+0000"),
    (#"{"schema":1,"schema":1}"#, "given twice"),
  ])
  func faults(document: String, words: String) {
    let failure = failure(document)
    #expect(failure?.code == .content)
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "none")")
    #expect(failure?.message.contains("\n") == false)
  }

  @Test func aDocumentComesBack() throws {
    let document = try stored("--preset", "shadcn", "--placeholder", "é", "--scale", "1.25", "12")
    #expect(
      try Provenance(document: Array(document.utf8), name: "D").json.line() == document)
  }

  // MARK: Drawing again

  private func draw(_ arguments: [String]) throws -> (ScratchFolder, path: String) {
    let folder = try ScratchFolder()
    let path = folder.path("a.png")
    let run = try Codebox.run(["render", "--embed-look", "-o", path] + arguments)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return (folder, path)
  }

  @Test(arguments: [
    ["12"], [], ["--secure", "--mask", "x", "--scale", "3", "739"], ["-s", "dots", "1234"],
    ["--preset", "shadcn", "--theme", "dark", "--focus", "1"],
    ["--charset", "aB", "--case", "upper", "--secure", "bB"],
    ["--background", "none", "--cell-color", "#FF000040", "--state", "disabled", "12"],
    ["--secure", "--mask-except-last"],
  ])
  func again(arguments: [String]) throws {
    let (folder, path) = try draw(arguments)
    #expect(RedrawStage(rule: .exact, keeping: .none).finding(path).verdict == .same)
    _ = folder
  }

  /// It sees a pixel that is another.
  @Test func aChangedPixel() throws {
    let (folder, path) = try draw(["12"])
    let file = Array(try Data(contentsOf: URL(filePath: path)))
    let text = try #require(try PNGText.read(Provenance.keyword, from: file))
    var raster = try PNGReader.raster(file, limits: PixelLimits.png)
    raster.pixels[1_000] ^= 1
    try Data(try PNGWriter.bytes(of: raster, scale: 1, text: text)).write(
      to: URL(filePath: path))
    let finding = RedrawStage(rule: .exact, keeping: .none).finding(path)
    #expect(finding.verdict == .different && finding.comparison?.differing == 1)
    _ = folder
  }

  /// A picture that shows what it does not store cannot be drawn again, and says so.
  @Test func whatIsShownAndNotStored() throws {
    let (folder, path) = try draw(["--secure", "--mask-except-last", "739"])
    #expect {
      try Redrawing(path)
    } throws: { error in
      (error as? Failure)?.code == .content
        && (error as? Failure)?.message.contains("not stored") == true
    }
    let run = try Codebox.run(["explain", path])
    #expect(run.code == 0 && run.text == "codebox render --secure --mask-except-last 000\n")
    #expect(run.errors.contains("the picture shows what is not stored"))
    _ = folder
  }

  /// Seeded: a stored document with bytes changed is refused in words, or is one that can be
  /// explained; nothing crashes.
  @Test func damagedDocuments() throws {
    var random = Random(seed: 23)
    let whole = Array(try stored("--preset", "shadcn", "--secure", "--mask", "*", "12").utf8)
    var read = 0
    for _ in 0..<600 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = .random(in: 0x20...0x7E, using: &random)
        } else {
          bytes.remove(at: place)
        }
      }
      do throws(Failure) {
        let provenance = try Provenance(document: bytes, name: "D")
        let command = try RedrawCommand(provenance)
        #expect(!command.line.contains("\n"))
        read += 1
      } catch {
        #expect([.content, .usage].contains(error.code), "\(error)")
      }
    }
    #expect(read > 10 && read < 590)
  }
}
