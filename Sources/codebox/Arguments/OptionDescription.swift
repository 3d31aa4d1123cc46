/// One option, whatever its value's type: what parser, help, README and look documents need of it.
protocol OptionDescription: Sendable {
  /// The long name, without dashes.
  var name: String { get }
  /// The name under which help lists options that differ only in their state.
  var family: String? { get }
  var short: Character? { get }
  var group: OptionGroup { get }
  /// How the value is written in help, or nil for a flag.
  var syntax: String? { get }
  var help: String { get }
  /// The default in words, or nil where there is none to tell.
  var defaultWords: String? { get }
  /// What must hold for the option to have an effect.
  var requirement: Requirement? { get }
  /// Whether the value can be a file's path.
  var isPath: Bool { get }
  /// What would be right, after "takes".
  var expectation: String { get }
  /// The names that the value can be.
  var names: [String] { get }
  /// The type of the value in a look document.
  var kind: DomainKind { get }

  /// The value that a word means, or nil.
  func value(of word: String) -> (any Sendable)?
}

extension OptionDescription {
  /// The value that a word means.
  ///
  /// - Parameters:
  ///   - label: the option as the message names it.
  ///   - isSecret: whether the word may be a text that must not be shown.
  func parse(
    _ word: String, label: String? = nil, isSecret: Bool = false
  ) throws(Failure) -> any Sendable {
    if let value = value(of: word) { return value }
    let shown = isSecret ? "" : ", not \(word.quoted)"
    let nearest = Suggestion.nearest(to: word, in: names)
    throw .usage(
      "\(label ?? "--" + name) takes \(expectation)\(shown)"
        + (nearest.map { "; did you mean \($0)?" } ?? ""))
  }
}
