/// The values that an option takes.
struct Domain<Value: Sendable>: Sendable {
  let description: DomainDescription
  /// The value of a word, or nil for a word that means none.
  let parse: @Sendable (String) -> Value?

  init(
    syntax: @autoclosure @escaping @Sendable () -> String?,
    expectation: @autoclosure @escaping @Sendable () -> String,
    names: @escaping @Sendable () -> [String] = { [] }, kind: DomainKind = .text,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    description = DomainDescription(
      syntax: syntax, expectation: expectation, names: names, kind: kind)
    self.parse = parse
  }

  private init(
    _ description: DomainDescription, parse: @escaping @Sendable (String) -> Value?
  ) {
    self.description = description
    self.parse = parse
  }

  /// The same values, for an option that may go without.
  var optional: Domain<Value?> {
    let parse = parse
    return Domain<Value?>(description) { word in parse(word).map { .some($0) } }
  }
}

extension Domain where Value == Bool {
  static var flag: Domain<Bool> {
    Domain(syntax: nil, expectation: "true or false", kind: .flag) { word in
      switch word {
      case "true": true
      case "false": false
      default: nil
      }
    }
  }
}

extension Domain where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> Domain<Int> {
    Domain(
      syntax: "N", expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      kind: .integer(range)
    ) { word in
      Decimal.isInteger(word) ? Int(word).flatMap { range.contains($0) ? $0 : nil } : nil
    }
  }
}

extension Domain where Value == Double {
  /// Lengths in points.
  static func points(from lowest: Double, to highest: Double = 32_767) -> Domain<Double> {
    number(from: lowest, to: highest, syntax: "PT")
  }

  static func number(
    from lowest: Double, to highest: Double, syntax: String = "N"
  ) -> Domain<Double> {
    Domain(
      syntax: syntax, expectation: "a decimal number from \(lowest.short) to \(highest.short)",
      kind: .number(lowest...highest, isOpen: false)
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
      expectation: "a decimal number above \(bound.short) and up to \(highest.short)",
      kind: .number(bound...highest, isOpen: true)
    ) { word in
      Decimal.value(word).flatMap { $0 > bound && $0 <= highest ? $0 : nil }
    }
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
    let names: @Sendable () -> [String] = { Value.allCases.map(\.rawValue) }
    return Domain(
      syntax: names().joined(separator: "|"),
      expectation: "one of \(names().joined(separator: ", "))", names: names, kind: .choice
    ) { Value(rawValue: $0) }
  }
}
