import CodeField

/// What hides a character of a secure text.
enum MaskChoice: Equatable, Sendable {
  case dot
  /// Nothing: the filled cell's look alone tells that it is filled.
  case none
  case character(Character)
  /// The path of a PNG file.
  case picture(String)
}

extension Domain where Value == MaskChoice {
  static var mask: Domain<MaskChoice> {
    Domain(
      syntax: "dot|none|CHAR|FILE.png",
      expectation: "dot, none, one visible character, or a .png file", names: { ["dot", "none"] }
    ) { word in
      if word == "dot" { return .dot }
      if word == "none" { return MaskChoice.none }
      if word.count > 4, word.lowercased().hasSuffix(".png") { return .picture(word) }
      guard let character = word.first, word.count == 1, Charset.any.allows(character) else {
        return nil
      }
      return .character(character)
    }
  }
}
