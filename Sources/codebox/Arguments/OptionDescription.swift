/// One option, whatever its value's type: what parser, help, README and look documents need of it.
///
/// An object and neither a value nor a protocol: what has a type for each kind of value makes the
/// runtime describe each of these types at every start, and that took a fifth of it.
final class OptionDescription: Sendable {
  /// The long name, without dashes.
  let name: String
  /// The name under which help lists options that differ only in their state.
  let family: String?
  let short: Character?
  let group: OptionGroup
  let help: String
  /// The default in words, or nil where there is none to tell.
  let defaultWords: String?
  /// What must hold for the option to have an effect.
  let requirement: Requirement?
  /// Whether the value can be a file's path.
  let isPath: Bool
  private let domain: DomainDescription
  private let parse: @Sendable (String) -> (any Sendable)?

  init<Value>(
    _ name: String, family: String?, short: Character?, group: OptionGroup,
    _ domain: Domain<Value>, words: String?, requires requirement: Requirement?, isPath: Bool,
    help: String
  ) {
    self.name = name
    self.family = family
    self.short = short
    self.group = group
    self.help = help
    defaultWords = words
    self.requirement = requirement
    self.isPath = isPath
    self.domain = domain.description
    let parse = domain.parse
    self.parse = { parse($0) }
  }

  /// The type of the value in a look document.
  var kind: DomainKind { domain.kind }
  /// Whether the option has no value.
  var isFlag: Bool { kind == .flag }
  /// How the value is written in help, or nil for a flag.
  var syntax: String? { domain.syntax() }
  /// What would be right, after "takes".
  var expectation: String { domain.expectation() }
  /// The names that the value can be.
  var names: [String] { domain.names() }

  /// The value that a word means, or nil.
  func value(of word: String) -> (any Sendable)? { parse(word) }

  /// The value that a word means.
  ///
  /// - Parameters:
  ///   - label: the option as the message names it.
  ///   - isSecret: whether the word may be a text that must not be shown.
  func parse(
    _ word: String, label: @autoclosure () -> String? = nil, isSecret: Bool = false
  ) throws(Failure) -> any Sendable {
    if let value = value(of: word) { return value }
    let shown = isSecret ? "" : ", not \(word.quoted)"
    let nearest = Suggestion.nearest(to: word, in: names)
    throw .usage(
      "\(label() ?? "--" + name) takes \(expectation)\(shown)"
        + (nearest.map { "; did you mean \($0)?" } ?? ""))
  }
}
