/// What stands in a filled cell.
package enum CellContent: Sendable {
  /// The typed character, set by the style's centring rule.
  case character(Glyph)
  /// A filled disc that hides the character.
  case dot
  /// A character that hides the typed one, centred by its own ink.
  case maskCharacter(Glyph)
  /// A picture that hides the character, drawn at its own size.
  case maskPicture(Picture)
}
