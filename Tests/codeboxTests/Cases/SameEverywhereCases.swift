import Foundation
import TestSupport
import Testing

/// The same bytes whatever surrounds the run.
@Suite struct SameEverywhereCases {
  private static let arguments = [
    "render", "--scale", "2", "--corner-radius", "8", "482913", "-o", "-",
  ]

  /// V34, C01, C05, C08, C16: other environments, font configurations, hinters, zones, locales.
  @Test(arguments: [
    ["FONTCONFIG_FILE": "/nonexistent"], ["FONTCONFIG_PATH": "/nonexistent"],
    ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:hinting-engine=freetype"],
    ["FREETYPE_PROPERTIES": "truetype:interpreter-version=40"],
    ["TZ": "Pacific/Kiritimati", "USER": "other", "HOME": "/nonexistent"],
    ["TERM": "dumb", "XDG_CONFIG_HOME": "/nonexistent", "GTK_THEME": "Adwaita:dark"],
    ["LC_ALL": "C"], ["LC_ALL": "C.UTF-8"], ["LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE.UTF-8"], [:],
  ])
  func environments(environment: [String: String]) throws {
    for theme in ["light", "dark"] {
      let arguments = Self.arguments + ["--theme", theme]
      let run = try Codebox.run(arguments, environment: environment)
      #expect(run.code == 0 && run.errors.isEmpty)
      #expect(try run.output == Codebox.run(arguments).output)
    }
  }

  /// C02: a font file is the one that is drawn, whatever else of its name is installed.
  @Test func anotherFontOfThatNameInstalled() throws {
    let home = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: home.path(".fonts"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
      toPath: home.path(".fonts/DejaVuSans.ttf"))
    let arguments = Self.arguments + ["--font", Fixtures.dejaVu]
    #expect(
      try Codebox.run(arguments, environment: ["HOME": home.path("")]).output
        == Codebox.run(arguments).output)
  }

  /// C16, C17: again and elsewhere, byte for byte.
  @Test func again() throws {
    let folder = try ScratchFolder()
    let first = try Codebox.run(Self.arguments)
    let second = try Codebox.run(Self.arguments, in: folder)
    #expect(first.output == second.output)
    let file = try Codebox.run(["render", "482913", "-o", "a.png"], in: folder)
    let other = try Codebox.run(["render", "482913", "-o", "sub/b.png"], in: folder)
    #expect(file.code == 0 && other.code == 0)
    #expect(
      try Data(contentsOf: URL(filePath: folder.path("a.png")))
        == Data(contentsOf: URL(filePath: folder.path("sub/b.png"))))
  }

  /// C09: the optimised binary draws the same bytes.
  @Test(
    .enabled(if: Codebox.release != nil),
    arguments: [
      ["482913"], ["--secure", "123", "--scale", "3"],
      ["-s", "underline", "--width", "300", "--scale", "1.25", "907"],
      ["--layout", "even", "--corner-radius", "9", "--border-color", "#00000080", "12"],
      ["--charset", "any", "--centering", "ink", "--font-weight", "semibold", "aÉg%@Ж"],
      ["--preset", "keycaps", "--focus", "12"], ["--preset", "floating", "--focus", "12"],
      ["--state", "disabled", "--background", "red..blue@30", "--scale", "1.25", "12"],
    ])
  func optimised(options: [String]) throws {
    let release = try #require(Codebox.release)
    let arguments = ["render", "-o", "-"] + options
    #expect(
      try Codebox.run(arguments, binary: release).output == Codebox.run(arguments).output)
  }

  /// C12, C14, C16: what a file holds.
  @Test func chunks() throws {
    let chunks = try PNGChunks(try Codebox.run(Self.arguments).output)
    #expect(chunks.kinds.filter { $0 != "IDAT" } == ["IHDR", "sRGB", "pHYs", "IEND"])
    #expect(chunks.data("IHDR")?.suffix(5) == [8, 6, 0, 0, 0])
    #expect(chunks.data("pHYs").map { PNGChunks.number($0.prefix(4)) } == 5_669)
  }
}
