import TestSupport
import Testing

@testable import codebox

@Suite struct FolderPathTests {
  @Test(arguments: [
    ("a", "a"), ("./a", "a"), ("a/", "a"), ("a//b", "a/b"), ("a/./b", "a/b"), ("a/../b", "b"),
    ("a/b/../../c", "c"), ("../a", "../a"), ("../../a", "../../a"), ("a/../../b", "../b"),
    ("a/..", ""), (".", ""), ("", ""), ("/", "/"), ("/..", "/"), ("/../a", "/a"),
    ("//a//b/", "/a/b"), ("/a/../..", "/"), ("...", "..."), ("a/.../b", "a/.../b"),
    (".a/..b", ".a/..b"), ("é/../測", "測"),
  ])
  func normalized(path: String, clean: String) {
    #expect(FolderPath.normalized(path) == clean)
    #expect(FolderPath.normalized(clean) == clean)
  }

  /// Seeded: part by part, as it is written down.
  @Test func anyPathIsNormalized() {
    var random = Random(seed: 5)
    for _ in 0..<5_000 {
      let path = (0..<Int.random(in: 0...9, using: &random))
        .map { _ in ["a", "b", ".", ".", "/", "/"].randomElement(using: &random) ?? "" }.joined()
      var parts: [Substring] = []
      for part in path.split(separator: "/") where part != "." {
        if part == "..", let last = parts.last, last != ".." {
          parts.removeLast()
        } else if part != ".." || !path.hasPrefix("/") {
          parts.append(part)
        }
      }
      let clean = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
      #expect(FolderPath.normalized(path) == clean, "\(path)")
    }
  }

  @Test(
    arguments: [
      (nil, "a", "a"), (".", "a", "a"), ("d", "a", "d/a"), ("d/", "a", "d/a"), ("/", "a", "/a"),
      ("d", "/a", "/a"), ("d", "../a", "d/../a"),
    ] as [(String?, String, String)])
  func joined(folder: String?, path: String, whole: String) {
    #expect(FolderPath.joined(folder, path) == whole)
  }

  @Test(arguments: [
    ("a", "/", false), ("/a", "/", true), ("a", ".", true), ("a/b", "a", true), ("a", "a", true),
    ("./a/", "a", true), ("ab", "a", false), ("a", "a/b", false), ("../a", ".", true),
    ("a/../b", "a", false),
  ])
  func inside(path: String, folder: String, isInside: Bool) {
    #expect(FolderPath.isInside(path, folder) == isInside)
  }

  /// Links are followed, also where the end of the path does not exist yet.
  @Test func real() throws {
    let folder = try ScratchFolder()
    #expect(try Codebox.shell("mkdir -p d/e; ln -s d/e link", in: folder).code == 0)
    let start = FolderPath.real(folder.path("d/e"))
    #expect(start.hasSuffix("/d/e"))
    #expect(FolderPath.real(folder.path("link")) == start)
    #expect(FolderPath.real(folder.path("link/new/one")) == start + "/new/one")
    #expect(FolderPath.real(folder.path("./d//e/x.png")) == start + "/x.png")
    #expect(FolderPath.isAbsolute(FolderPath.real("not here")))
    #expect(FolderPath.real("/") == "/" && FolderPath.real("/not here") == "/not here")
  }
}
