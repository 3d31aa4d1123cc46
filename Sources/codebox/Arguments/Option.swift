/// One option, whatever its value's type: what parser, help and README need of it.
protocol OptionDescription: Sendable {
  /// The long name, without dashes.
  var name: String { get }
  var short: Character? { get }
  var group: OptionGroup { get }
  /// How the value is written in help, or nil for a flag.
  var syntax: String? { get }
  var help: String { get }
  /// The default in words, or nil where there is none to tell.
  var defaultWords: String? { get }
  /// What must hold for the option to have an effect.
  var requirement: Requirement? { get }

  /// The value that a word on the command line means.
  func parse(_ word: String) throws(Failure) -> any Sendable
}

/// An option whose value, given or not, is a `Value`.
struct Option<Value: Sendable>: OptionDescription {
  let name: String
  let short: Character?
  let group: OptionGroup
  let domain: Domain<Value>
  let defaultValue: Value
  let defaultWords: String?
  let requirement: Requirement?
  let help: String

  init(
    _ name: String, short: Character? = nil, group: OptionGroup, _ domain: Domain<Value>,
    default value: Value, words: String? = nil, requires requirement: Requirement? = nil,
    help: String
  ) {
    self.name = name
    self.short = short
    self.group = group
    self.domain = domain
    self.defaultValue = value
    self.defaultWords = words
    self.requirement = requirement
    self.help = help
  }

  var syntax: String? { domain.syntax }

  func parse(_ word: String) throws(Failure) -> any Sendable {
    if let value = domain.parse(word) { return value }
    let nearest = Suggestion.nearest(to: word, in: domain.names())
    throw .usage(
      "--\(name) takes \(domain.expectation), not \(word.quoted)"
        + (nearest.map { "; did you mean \($0)?" } ?? ""))
  }
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
  init(flag name: String, short: Character? = nil, group: OptionGroup, help: String) {
    self.init(name, short: short, group: group, .flag, default: false, help: help)
  }
}
