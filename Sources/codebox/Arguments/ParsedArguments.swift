/// A command's words, sorted: the options that were given, and at most one TEXT.
struct ParsedArguments: Sendable {
  /// Values by option name.
  private var values: [String: any Sendable] = [:]
  var text: String?

  /// The option's value, or its default.
  subscript<Value>(option: Option<Value>) -> Value {
    values[option.name] as? Value ?? option.defaultValue
  }

  /// Whether the option stands on the command line.
  func has(_ option: some OptionDescription) -> Bool {
    values[option.name] != nil
  }

  /// Notes a value. An option that is given twice would be ignored once, so that is an error.
  mutating func set(_ option: any OptionDescription, to value: any Sendable) throws(Failure) {
    guard values.updateValue(value, forKey: option.name) == nil else {
      throw .usage("--\(option.name) is given twice; once is enough")
    }
  }
}
