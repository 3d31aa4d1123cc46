/// Why a text cannot stand in the field.
package enum EntryError: Error, Equatable, Sendable {
  /// The character at `index`, counted from 0, is not in the charset.
  case notAllowed(index: Int, character: Character)
  /// The text has more characters than the field has cells.
  case tooLong(length: Int, count: Int)
}
