/// Reads decimal numbers as people write them: an optional minus, digits, an optional fraction. No
/// exponent, no hexadecimal form, no `nan` or `inf`, which `Double.init` would take.
enum Decimal {
  static func value(_ word: String) -> Double? {
    var rest = word.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(isDigit) }),
      parts.contains(where: { !$0.isEmpty }), parts.last?.isEmpty == false,
      let value = Double(word), value.isFinite
    else { return nil }
    return value
  }

  /// Whether the word is digits with an optional minus.
  static func isInteger(_ word: String) -> Bool {
    let digits = word.utf8.first == UInt8(ascii: "-") ? word.utf8.dropFirst() : word.utf8[...]
    return !digits.isEmpty && digits.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
