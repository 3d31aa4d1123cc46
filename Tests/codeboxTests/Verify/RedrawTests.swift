import Foundation
import TestSupport
import Testing

/// `codebox verify` of pictures that tell what drew them.
@Suite struct RedrawTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func render(_ words: String..., to name: String) throws {
    let run = try Codebox.run(["render", "-o", name] + words, in: folder)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
  }

  private func verify(_ words: String...) throws -> Run {
    try Codebox.run(["verify"] + words, in: folder)
  }

  @Test func same() throws {
    try render("12", "--embed-look", to: "a.png")
    try render("739154", "--secure", "--scale", "2", "--embed-look", to: "d/b.png")
    try render("--embed-look", "--preset", "mint", to: "c.png")
    let run = try verify("a.png", "./d/b.png", "c.png")
    #expect(run.code == 0 && run.text == "same: 3\n", "\(run.text)\(run.errors)")
    #expect(
      try verify("--json", "a.png", "./d/b.png").words(of: "verdict")
        == ["a.png": "same", "./d/b.png": "same"])
  }

  /// The pixels of one picture with what another tells of itself.
  private func forge(_ pixels: String, words: String, to name: String) throws {
    let texts = try PNGChunks(try folder.bytes(of: words)).all.filter { $0.kind.hasSuffix("TXt") }
    var chunks = try PNGChunks(try folder.bytes(of: pixels)).all
      .filter { !$0.kind.hasSuffix("TXt") }
    chunks.insert(contentsOf: texts, at: 1)
    try folder.put(PNGChunks.file(chunks), at: name)
  }

  @Test func different() throws {
    try render("12", "--embed-look", to: "a.png")
    try render("13", "--embed-look", to: "b.png")
    try render("13", "--scale", "2", to: "c.png")
    try forge("b.png", words: "a.png", to: "forged.png")
    try forge("c.png", words: "a.png", to: "large.png")
    let run = try verify("forged.png", "large.png", "a.png", "--json", "--artifacts", "kept")
    #expect(run.code == 1)
    #expect(
      try run.words(of: "verdict")
        == ["forged.png": "different", "large.png": "different", "a.png": "same"])
    #expect(try folder.pictures().filter { $0.hasPrefix("kept") }.count == 6)
    #expect(
      try folder.bytes(of: "kept/expected/forged.png") == folder.bytes(of: "forged.png"))
  }

  @Test func unreadable() throws {
    try render("12", to: "plain.png")
    try folder.put("text", at: "text.png")
    try render("12", "--embed-look", to: "cut.png")
    let bytes = try folder.bytes(of: "cut.png")
    try folder.put(Array(bytes.dropLast(30)), at: "cut.png")
    for (name, words) in [
      ("plain.png", "does not tell what drew it"), ("text.png", "Not a PNG file"),
      ("cut.png", "too early"), ("none.png", "No such file"),
    ] {
      let run = try verify(name)
      #expect(run.code == 3 && run.text == "same: 0, unreadable: 1\n")
      #expect(run.errors.contains(words) && run.errors.contains(name), "\(run.errors)")
    }
  }

  /// Another font of the same path draws another picture; none at all cannot be judged.
  @Test func changedFonts() throws {
    let files = try Codebox.shell(
      "cp '\(Fixtures.dejaVu)' font.ttf; cp '\(Fixtures.dejaVu)' other.ttf", in: folder)
    #expect(files.code == 0)
    try render("12", "--font", "font.ttf", "--embed-look", to: "a.png")
    #expect(try verify("a.png").code == 0)
    let inter = Fixtures.root.appending(path: "Sources/CInter/Inter-Regular.otf")
    try folder.put(Array(try Data(contentsOf: inter)), at: "font.ttf")
    #expect(try verify("a.png").code == 1)
    try FileManager.default.removeItem(atPath: folder.path("font.ttf"))
    let run = try verify("a.png")
    #expect(run.code == 3 && run.errors.contains("font.ttf"))
  }

  /// What shows characters that are not stored cannot be drawn again.
  @Test func shownCharacters() throws {
    try render("739154", "--secure", "--mask-except-last", "--embed-look", to: "a.png")
    let run = try verify("a.png", "--html", "page.html", "--junit", "j.xml", "--artifacts", "kept")
    #expect(run.code == 3 && run.errors.contains("cannot be drawn again"), "\(run.errors)")
    #expect(!(run.text + run.errors).contains("739154"))
  }

  /// What is kept stays in its folder, also of a name that leaves it.
  @Test func namesThatLeave() throws {
    try render("12", "--embed-look", to: "a.png")
    try folder.put("", at: "in/x/y")
    let before = try folder.names()
    for name in ["../a.png", "x/../../a.png"] {
      let run = try Codebox.shell(
        "cd in && \"$CODEBOX\" verify \(name) --artifacts ../kept", in: folder)
      #expect(run.code == 0, "\(run.errors)")
      #expect(try folder.names() == before)
    }
    try render("13", to: "a.png")
    let run = try Codebox.shell(
      "cd in && \"$CODEBOX\" verify ../a.png --artifacts ../kept", in: folder)
    #expect(run.code == 3, "\(run.errors)")
  }

  @Test func shards() throws {
    let names = (1...12).map { "\($0).png" }
    for name in names { try render("1", "--embed-look", to: name) }
    let parts = try (1...3).map {
      try Codebox.run(["verify", "--json", "--shard", "\($0)/3"] + names, in: folder)
        .words(of: "verdict")
    }
    #expect(parts.reduce(0) { $0 + $1.count } == 12)
    #expect(Set(parts.flatMap(\.keys)) == Set(names))
  }
}
