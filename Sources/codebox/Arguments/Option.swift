/// An option whose value, given or not, is a `Value`.
struct Option<Value: Sendable>: Sendable {
  let description: OptionDescription
  private let makeDefault: @Sendable () -> Value

  init(
    _ name: String, family: String? = nil, short: Character? = nil, group: OptionGroup,
    _ domain: Domain<Value>, default value: @autoclosure @escaping @Sendable () -> Value,
    words: String? = nil,
    requires requirement: Requirement? = nil, isPath: Bool = false, help: String
  ) {
    description = OptionDescription(
      name, family: family, short: short, group: group, domain, words: words,
      requires: requirement, isPath: isPath, help: help)
    makeDefault = value
  }

  var name: String { description.name }
  var defaultValue: Value { makeDefault() }
}

extension Option where Value: CustomStringConvertible {
  /// An option whose default is told as it would be written.
  init(
    _ name: String, short: Character? = nil, group: OptionGroup, _ domain: Domain<Value>,
    shown value: Value, requires requirement: Requirement? = nil, help: String
  ) {
    self.init(
      name, short: short, group: group, domain, default: value, words: value.description,
      requires: requirement, help: help)
  }
}

extension Option where Value: RawRepresentable, Value.RawValue == String {
  /// An option whose default is one of its names.
  init(
    _ name: String, short: Character? = nil, group: OptionGroup, _ domain: Domain<Value>,
    named value: Value, requires requirement: Requirement? = nil, help: String
  ) {
    self.init(
      name, short: short, group: group, domain, default: value, words: value.rawValue,
      requires: requirement, help: help)
  }
}

extension Option where Value == Bool {
  /// An option without a value.
  init(
    flag name: String, short: Character? = nil, group: OptionGroup,
    requires requirement: Requirement? = nil, help: String
  ) {
    self.init(
      name, short: short, group: group, .flag, default: false, requires: requirement, help: help)
  }
}
