import Testing

@testable import codebox

@Suite struct DoubleDecimalTests {
  @Test(arguments: [
    (0.00001, "0.00001"), (-0.000025, "-0.000025"), (1e-7, "0.0000001"), (1.5, "1.5"),
    (1e16, "10000000000000000"), (1.25e17, "125000000000000000"), (-32_767.5, "-32767.5"),
  ])
  func plainDigits(number: Double, text: String) {
    #expect(number.decimal == text)
    #expect(Double(text) == number)
  }

  /// What it writes is read as the same number.
  @Test func roundTrip() {
    for exponent in -300...300 where exponent != 0 {
      for mantissa in [1.0, 1.7, 9.999999999999998] {
        guard let number = Double("\(mantissa)e\(exponent)") else { continue }
        #expect(Decimal.value(number.decimal) == number)
      }
    }
  }
}
