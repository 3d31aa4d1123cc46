/// A command's words, sorted: options from the command line and from looks, and the words that are
/// no options.
struct ParsedArguments: Sendable {
  /// A value and the word that it was written as.
  struct Entry: Sendable {
    let value: any Sendable
    let word: String
  }

  /// By option name, from the command line.
  private var line: [String: Entry] = [:]
  /// By option name, from what holds for several entries of a manifest.
  private var defaults: [String: Entry] = [:]
  /// By option name, from looks.
  private var looks: [String: Entry] = [:]
  /// The words that are no options, in their order.
  var operands: [String] = []
  /// Whether options of the command line that have no effect are errors. They are not where one
  /// line draws many pictures.
  var isStrict = true
  /// Whether the text is a secret although this field may show it.
  var isSecret = false

  init() {}

  /// Arguments that are no words.
  ///
  /// - Parameters:
  ///   - line: judged as those of a command line are.
  ///   - defaults: win over looks, and are not judged.
  init(line: [String: Entry], defaults: [String: Entry]) {
    self.line = line
    self.defaults = defaults
  }

  /// The only word that is no option, of a command that takes one.
  var text: String? {
    get { operands.first }
    set { operands = newValue.map { [$0] } ?? [] }
  }

  /// The option's value, or its default. The command line wins over looks.
  subscript<Value>(option: Option<Value>) -> Value {
    // The runtime is asked for the value's type only where a value was given.
    guard let entry = entry(option.name) else { return option.defaultValue }
    return entry.value as? Value ?? option.defaultValue
  }

  /// What was given for an option's name.
  func entry(_ name: String) -> Entry? { line[name] ?? defaults[name] ?? looks[name] }

  /// Whether the option was given, anywhere.
  func has<Value>(_ option: Option<Value>) -> Bool { entry(option.name) != nil }

  /// Whether the option of that name was given, anywhere.
  func has(_ name: String) -> Bool { entry(name) != nil }

  /// Whether the option stands on the command line.
  func isOnLine(_ option: OptionDescription) -> Bool { line[option.name] != nil }

  /// Notes a value from the command line. An option that is given twice would be ignored once, so
  /// that is an error.
  mutating func set(
    _ option: OptionDescription, to value: any Sendable, word: String
  ) throws(Failure) {
    guard line.updateValue(Entry(value: value, word: word), forKey: option.name) == nil else {
      throw .usage("--\(option.name) is given twice; once is enough")
    }
  }

  /// Lays a look over those taken before.
  mutating func take(look: [String: Entry]) {
    looks.merge(look) { $1 }
  }

  /// The arguments without an option that is not a look's.
  func removing(_ name: String) -> ParsedArguments {
    var changed = self
    changed.line[name] = nil
    changed.defaults[name] = nil
    return changed
  }

  /// The arguments with one more value, which wins over all others.
  func replacing(_ name: String, with entry: Entry) -> ParsedArguments {
    var changed = self
    changed.line[name] = entry
    return changed
  }
}
