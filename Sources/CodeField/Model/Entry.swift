/// The characters that stand in a field, from its first cell on.
package struct Entry: Equatable, Sendable {
  package let characters: [Character]

  /// Characters that were judged before.
  package init(judged characters: [Character]) {
    self.characters = characters
  }

  /// Judges a text by the field's rules: first every character by the charset, then the length.
  ///
  /// - Parameter count: the number of cells.
  /// - Throws: `EntryError` for the first character that is not allowed, or for a text that is too
  ///   long under `Overflow.error`.
  package init(
    _ text: String, charset: Charset, count: Int, overflow: Overflow
  ) throws(EntryError) {
    var characters: [Character] = []
    for (index, character) in text.enumerated() {
      guard charset.allows(character) else {
        throw .notAllowed(index: index, character: character)
      }
      characters.append(character)
    }
    guard characters.count <= count || overflow == .truncate else {
      throw .tooLong(length: characters.count, count: count)
    }
    self.characters = Array(characters.prefix(count))
  }
}
