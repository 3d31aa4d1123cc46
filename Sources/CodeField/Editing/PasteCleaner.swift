/// Makes of a pasted text what the field takes of it.
///
/// 1. Digits of other scripts become ASCII ones, where the rules say so.
/// 2. A text that is too long may be a sentence with a code in it: the one run of exactly as many
///    allowed characters as the field has cells, between separators or others, is taken.
/// 3. Otherwise separators are dropped, unless the charset names them: white space, invisible
///    characters, dashes and full stops, since a code is printed as `123-456` or `123 456`.
/// 4. What is then not allowed is dropped.
package struct PasteCleaner: Sendable {
  package let rules: EditingRules

  package init(_ rules: EditingRules) {
    self.rules = rules
  }

  /// The characters to insert, and whether anything but separators was dropped for them.
  package func clean(_ text: String) -> (characters: [Character], dropped: Bool) {
    let mapped = text.map { rules.mapsDigits ? $0.asASCIIDigit ?? $0 : $0 }
    let kept = mapped.filter { rules.charset.allows($0) || !$0.isSeparator }
    let allowed = kept.filter(rules.charset.allows)
    let runs = mapped.split { !rules.charset.allows($0) }.filter { $0.count == rules.count }
    if allowed.count > rules.count, runs.count == 1, let run = runs.first {
      return (Array(run), true)
    }
    return (allowed, allowed.count < kept.count)
  }
}

extension Character {
  /// The ASCII digit of the same value, for a decimal digit of any script.
  var asASCIIDigit: Character? {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first,
      scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue
    else { return nil }
    return Character(Unicode.Scalar(UInt8(0x30 + Int(value))))
  }

  /// What people and layouts put between the parts of a code.
  var isSeparator: Bool {
    guard let head = unicodeScalars.first else { return false }
    switch head.properties.generalCategory {
    case .dashPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format:
      return true
    default:
      // The full stop, its full-width form, the middle dot and the minus sign.
      return [".", "\u{FF0E}", "\u{B7}", "\u{2212}"].contains(self) || isWhitespace
    }
  }
}
