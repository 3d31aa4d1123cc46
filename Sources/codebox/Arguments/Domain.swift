/// The values that an option takes, and how they are written.
struct Domain<Value: Sendable>: Sendable {
  /// The value's placeholder in help, or nil for a flag, which takes none.
  let syntax: String?
  /// What would be right, after "takes".
  let expectation: String
  /// Names among which a mistyped one is looked for; made only when one was mistyped.
  var names: @Sendable () -> [String] = { [] }
  /// The value of a word, or nil for a word that means none.
  let parse: @Sendable (String) -> Value?

  /// The same values, for an option that may go without.
  var optional: Domain<Value?> {
    Domain<Value?>(syntax: syntax, expectation: expectation, names: names) { word in
      parse(word).map { .some($0) }
    }
  }
}

extension Domain where Value == Bool {
  static var flag: Domain<Bool> {
    Domain(syntax: nil, expectation: "no value") { _ in nil }
  }
}

extension Domain where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> Domain<Int> {
    Domain(
      syntax: "N", expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { word in
      Decimal.isInteger(word) ? Int(word).flatMap { range.contains($0) ? $0 : nil } : nil
    }
  }
}

extension Domain where Value == Double {
  /// Lengths in points.
  static func points(from lowest: Double, to highest: Double = 32_767) -> Domain<Double> {
    Domain(
      syntax: "PT", expectation: "a decimal number from \(lowest.short) to \(highest.short)"
    ) { word in
      Decimal.value(word).flatMap { (lowest...highest).contains($0) ? $0 : nil }
    }
  }

  /// Numbers above a bound that is not reached.
  static func number(
    above bound: Double, to highest: Double, syntax: String
  ) -> Domain<Double> {
    Domain(
      syntax: syntax,
      expectation: "a decimal number above \(bound.short) and up to \(highest.short)"
    ) { word in
      Decimal.value(word).flatMap { $0 > bound && $0 <= highest ? $0 : nil }
    }
  }

  static func number(from lowest: Double, to highest: Double) -> Domain<Double> {
    let points = points(from: lowest, to: highest)
    return Domain(syntax: "N", expectation: points.expectation, parse: points.parse)
  }
}

extension Domain where Value == String {
  /// Any text but the empty one.
  static func text(_ syntax: String, _ expectation: String) -> Domain<String> {
    Domain(syntax: syntax, expectation: expectation) { $0.isEmpty ? nil : $0 }
  }
}

extension Domain
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of a type's names.
  static var choice: Domain<Value> {
    let names = Value.allCases.map(\.rawValue)
    return Domain(
      syntax: names.joined(separator: "|"), expectation: "one of \(names.joined(separator: ", "))",
      names: { names }
    ) { Value(rawValue: $0) }
  }
}
