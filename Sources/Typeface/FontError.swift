/// Why a font, or a character of it, cannot be drawn.
package enum FontError: Error, Equatable, Sendable {
  /// FreeType cannot start.
  case noLibrary
  /// The bytes are no font that FreeType knows.
  case notAFont
  /// The font holds pictures of fixed sizes, no outlines.
  case noOutlines
  /// The font cannot be asked for characters.
  case noUnicodeMap
  /// The font says nothing sensible of its line height or its em.
  case badMetrics
  /// The font has no glyph for the character, and would draw its missing-glyph box.
  case missingGlyph(Character)
  /// The font's glyph for the character has nothing to fill, as colour bitmaps have.
  case emptyGlyph(Character)
  /// The character is made of several code points, and the font has no single glyph for them.
  case composed(Character)
}
