import CodeField

extension Domain where Value == Charset {
  /// A named charset, or its characters themselves.
  static var charset: Domain<Charset> {
    let named: @Sendable () -> [(name: String, charset: Charset)] = {
      [("digits", .digits), ("alphanumeric", .alphanumeric), ("any", .any)]
    }
    return Domain(
      syntax: "digits|alphanumeric|any|CHARS",
      expectation: "digits, alphanumeric, any, or the allowed characters themselves without blanks",
      names: { named().map(\.name) }
    ) { word in
      let named = named()
      if let choice = named.first(where: { $0.name == word }) { return choice.charset }
      // A mistyped name must not pass for a set of letters.
      let isMistyped = word.count >= 3 && Suggestion.nearest(to: word, in: named.map(\.name)) != nil
      guard !word.isEmpty, !isMistyped, word.allSatisfy(Charset.any.allows) else { return nil }
      return .only(Set(word))
    }
  }
}
