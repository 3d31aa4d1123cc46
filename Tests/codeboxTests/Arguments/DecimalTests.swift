import Testing

@testable import codebox

@Suite struct DecimalTests {
  @Test(arguments: [
    ("0", 0.0), ("1.5", 1.5), ("-2", -2), (".5", 0.5), ("007", 7), ("-0.25", -0.25),
  ])
  func numbers(word: String, value: Double) {
    #expect(Decimal.value(word) == value)
  }

  @Test(arguments: [
    "", "nan", "NaN", "inf", "-inf", "infinity", "0x10", "1e3", "1e400", "1_000", "1,5", "6x",
    "1.", ".", "-", "+", "+3", "--1", " 1", "1 ", "１", "٣", "1.2.3", "½", "1\u{301}",
    String(repeating: "9", count: 400),
  ])
  func nothingElse(word: String) {
    #expect(Decimal.value(word) == nil)
  }
}
