import CodeField
import Typeface

/// Hands out a font's glyphs and metrics. The font is opened when the first is asked for, since a
/// field of dots needs none.
final class FontDesk {
  private let source: FontSource
  private var face: Face?
  /// The outlines of the embedded fonts, by weight.
  private static let regular = Memo<Character, Glyph>()
  private static let semibold = Memo<Character, Glyph>()

  init(_ source: FontSource) {
    self.source = source
  }

  /// The glyph for a character.
  ///
  /// - Parameters:
  ///   - character: one extended grapheme cluster.
  ///   - isSecret: whether a message may not show it.
  /// - Returns: its outline in font units.
  func glyph(for character: Character, isSecret: Bool = false) throws(Failure) -> Glyph {
    guard case .embedded(let weight) = source else {
      return try read(character, isSecret: isSecret)
    }
    return try (weight == .regular ? Self.regular : Self.semibold).value(for: character) {
      () throws(Failure) in
      try read(character, isSecret: isSecret)
    }
  }

  private func read(_ character: Character, isSecret: Bool) throws(Failure) -> Glyph {
    try open()
    return try translating({ [source] in
      isSecret
        ? .content("\(source.words) lacks a character of the text; --font takes one that has it")
        : FontStage.failure($0, source)
    }) {
      () throws(FontError) in
      guard let glyph = try face?.glyph(for: character) else {
        throw .missingGlyph(character)
      }
      return glyph
    }
  }

  func metrics() throws(Failure) -> FontMetrics? {
    try open()
    return face?.metrics
  }

  /// Opens the font, if it is not open yet.
  func open() throws(Failure) {
    if face == nil { face = try FontStage.face(source) }
  }
}
