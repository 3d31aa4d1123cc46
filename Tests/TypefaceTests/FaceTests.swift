import CodeField
import Foundation
import TestSupport
import Testing
import Typeface

@Suite struct FaceTests {
  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  private func input(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Fixtures.file("inputs/fonts/\(name)")))
  }

  /// The numbers that the font file itself holds (head, hhea and OS/2 tables).
  @Test(arguments: EmbeddedFont.allCases) func embeddedMetrics(font: EmbeddedFont) throws {
    let metrics = try Face(font).metrics
    #expect(
      metrics
        == FontMetrics(unitsPerEm: 2_816, ascent: 2_728, descent: 680, capHeight: 2_048))
  }

  @Test func weightsDiffer() throws {
    let regular = try Face(.regular).glyph(for: "1")
    let semibold = try Face(.semibold).glyph(for: "1")
    #expect(semibold.inkBox.width > regular.inkBox.width)
  }

  /// Every number of this font is known: see scripts/make-inputs.
  @Test func unitsAreTheFontsOwn() throws {
    let face = try Face(bytes: input("boxes.ttf"))
    #expect(
      face.metrics
        == FontMetrics(unitsPerEm: 1_000, ascent: 900, descent: 300, capHeight: 700))
    let glyph = try face.glyph(for: "中")
    #expect(glyph.advance == 1_000)
    #expect(glyph.inkBox == Rect(x: 50, y: -800, width: 900, height: 900))
    #expect(glyph.outline.elements.last == .close)
  }

  /// A quadratic curve becomes the cubic one that is the same: at its middle it reaches half the
  /// control point's height.
  @Test func quadraticCurves() throws {
    let glyph = try Face(bytes: input("boxes.ttf")).glyph(for: "1")
    #expect(glyph.inkBox == Rect(x: 100, y: -400, width: 400, height: 400))
  }

  @Test func aDecomposedLetterIsTheComposedOne() throws {
    let face = try Face(.regular)
    let composed = try face.glyph(for: "\u{E9}")
    #expect(try face.glyph(for: "e\u{301}") == composed)
    #expect(try face.glyph(for: "o\u{302}\u{301}") == face.glyph(for: "\u{1ED1}"))
    // The ångström sign is the letter Å.
    #expect(try face.glyph(for: "\u{212B}") == face.glyph(for: "\u{C5}"))
  }

  @Test func charactersWithoutAGlyphAreNamed() throws {
    let face = try Face(.regular)
    #expect(throws: FontError.missingGlyph("👍")) { try face.glyph(for: "👍") }
    #expect(throws: FontError.missingGlyph("中")) { try face.glyph(for: "中") }
    #expect(throws: FontError.composed("x\u{301}")) { try face.glyph(for: "x\u{301}") }
    #expect(throws: FontError.composed("👨‍👩‍👧")) { try face.glyph(for: "👨‍👩‍👧") }
    #expect(throws: FontError.emptyGlyph(" ")) { try face.glyph(for: " ") }
    #expect(throws: FontError.emptyGlyph("👍")) {
      try Face(bytes: input("boxes.ttf")).glyph(for: "👍")
    }
  }

  /// One base and a thousand marks are one character; they must not take long.
  @Test(.timeLimit(.minutes(1))) func aPileOfMarksIsRefused() throws {
    let pile = Character("e" + String(repeating: "\u{301}", count: 1_000))
    let face = try Face(.regular)
    for _ in 0..<1_000 {
      #expect(throws: FontError.composed(pile)) { try face.glyph(for: pile) }
    }
  }

  @Test func whatIsNoFontIsRefused() throws {
    for bytes in [[], Array("no font".utf8), try input("broken.ttf")] {
      #expect(throws: FontError.notAFont) { try Face(bytes: bytes).metrics }
    }
    #expect(throws: FontError.noOutlines) { try Face(bytes: input("bitmap.bdf")).metrics }
  }

  /// Seeded: a font with bytes changed gives glyphs or an error, never a crash.
  @Test func damagedFonts() throws {
    var random = Random(seed: 3)
    var drawn = 0
    var refused = 0
    for name in ["boxes.ttf", "bitmap.bdf"] {
      let whole = try input(name)
      for _ in 0..<3_000 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        if Bool.random(using: &random) {
          bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
        }
        guard let face = try? Face(bytes: bytes) else {
          refused += 1
          continue
        }
        for character in "W中1👍" where (try? face.glyph(for: character)) != nil { drawn += 1 }
      }
    }
    // Both happen: bytes that do not matter, and bytes that do.
    #expect(drawn > 1_000 && refused > 1_000)
  }

  @Test func cyrillicAndGreekAreThere() throws {
    let face = try Face(bytes: bytes(Fixtures.dejaVu))
    for character in "ЖΩ٣" { #expect(try face.glyph(for: character).advance > 0) }
  }
}
