import CodeField

extension Domain where Value == Charset {
  /// A named charset, or its characters themselves.
  static var charset: Domain<Charset> {
    let named: [String: Charset] = [
      "digits": .digits, "alphanumeric": .alphanumeric, "any": .any,
    ]
    let names = ["digits", "alphanumeric", "any"]
    return Domain(
      syntax: "digits|alphanumeric|any|CHARS",
      expectation: "digits, alphanumeric, any, or the allowed characters themselves without blanks",
      names: { names }
    ) { word in
      if let charset = named[word] { return charset }
      // A mistyped name must not pass for a set of letters.
      let isMistyped = word.count >= 3 && Suggestion.nearest(to: word, in: names) != nil
      guard !word.isEmpty, !isMistyped, word.allSatisfy(Charset.any.allows) else { return nil }
      return .only(Set(word))
    }
  }
}
