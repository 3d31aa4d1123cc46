import CodeField
import Testing

@Suite struct CharsetTests {
  @Test(arguments: "0123456789") func digitsAreTheTen(character: Character) {
    #expect(Charset.digits.allows(character))
    #expect(Charset.alphanumeric.allows(character))
  }

  /// I20, I21: other scripts' and styled digits, marks on a digit, keycaps, letters.
  @Test(
    arguments: [
      "१", "𝟙", "²", "½", "①", "Ⅳ", "1\u{301}", "1\u{FE0F}\u{20E3}", "１", "٣", "۳", "ا", "أ", "إ",
      "آ", "a", "-", "+", " ", "\n", "\u{0}", "\r\n",
    ] as [Character])
  func nothingElseIsADigit(character: Character) {
    #expect(!Charset.digits.allows(character))
  }

  @Test func alphanumericIsASCII() {
    for character in "AZaz" as String { #expect(Charset.alphanumeric.allows(character)) }
    for character in "éßЯ-_@[`{" as String { #expect(!Charset.alphanumeric.allows(character)) }
    #expect(!Charset.alphanumeric.allows("e\u{301}"))
  }

  @Test(arguments: ["a", "g", ".", "中", "é", "e\u{301}", "👍", "👨‍👩‍👧", "●", "¨"] as [Character])
  func anyTakesWhatIsVisible(character: Character) {
    #expect(Charset.any.allows(character))
  }

  @Test(
    arguments: [
      " ", "\t", "\n", "\u{A0}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{7}", "\u{301}", "\u{FEFF}",
      "\u{2009}", "\u{3164}", "\u{E000}" as Character,
    ] as [Character])
  func anyTakesNothingInvisible(character: Character) {
    // A private code point has whatever look its font gives it.
    #expect(Charset.any.allows(character) == (character == "\u{E000}"))
  }

  @Test func namedCharacters() {
    let charset = Charset.only(["A", "1"])
    #expect(charset.allows("A") && charset.allows("1"))
    #expect(!charset.allows("a") && !charset.allows("2"))
  }
}
