/// An option whose value, given or not, is a `Value`.
struct Option<Value: Sendable>: OptionDescription {
  let name: String
  let family: String?
  let short: Character?
  let group: OptionGroup
  let domain: Domain<Value>
  let defaultValue: Value
  let defaultWords: String?
  let requirement: Requirement?
  let isPath: Bool
  let help: String

  init(
    _ name: String, family: String? = nil, short: Character? = nil, group: OptionGroup,
    _ domain: Domain<Value>, default value: Value, words: String? = nil,
    requires requirement: Requirement? = nil, isPath: Bool = false, help: String
  ) {
    self.name = name
    self.family = family
    self.short = short
    self.group = group
    self.domain = domain
    self.defaultValue = value
    self.defaultWords = words
    self.requirement = requirement
    self.isPath = isPath
    self.help = help
  }

  var syntax: String? { domain.syntax }
  var expectation: String { domain.expectation }
  var names: [String] { domain.names() }
  var kind: DomainKind { domain.kind }

  func value(of word: String) -> (any Sendable)? { domain.parse(word) }
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
