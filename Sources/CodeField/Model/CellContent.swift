/// What stands in a cell.
package enum CellContent: Sendable {
  /// The typed character, set by the style's centring rule.
  case character(Glyph)
  /// The character that an empty cell shows, set as a typed one.
  case placeholder(Glyph)
  /// A filled disc that hides the character.
  case dot
  /// A character that hides the typed one, centred by its own ink.
  case maskCharacter(Glyph)
  /// A picture that hides the character, drawn at its own size.
  case maskPicture(Picture)
  /// Nothing that can be seen: an empty cell, or a filled one whose look alone tells it.
  case none
}
