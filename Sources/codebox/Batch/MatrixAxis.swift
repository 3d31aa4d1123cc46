/// What changes from one picture of an entry to the next.
struct MatrixAxis: Sendable {
  struct Value: Sendable {
    /// What stands for it in the picture's path.
    let word: String
    let settings: EntrySettings
  }

  let name: String
  let values: [Value]
  /// Whether the values have names, and are not their own.
  let isNamed: Bool

  /// Whether the axis has that name, and its values have names of their own.
  func names(itself name: String) -> Bool { isNamed && self.name == name }

  /// What any value sets.
  var names: Set<String> { values.reduce([]) { $0.union($1.settings.names) } }

  /// What every value sets.
  var common: [String] {
    names.filter { name in values.allSatisfy { $0.settings.names.contains(name) } }.sorted()
  }

  /// Reads an axis: an array of values for the option, or the text, of its name; or an object of named
  /// sets of options.
  init(
    _ member: JSONNode.Member, command: PictureCommand, reader: OptionMembers
  ) throws(Failure) {
    name = member.key
    let place = "\(reader.name), line \(member.node.line): the axis \(name.quoted)"
    var values: [Value] = []
    switch member.node.value {
    case .array(let nodes):
      for node in nodes {
        let own = JSONNode.Member(key: name, line: node.line, node: node)
        guard let word = Self.word(node.value) else {
          throw .content(
            "\(place) takes texts, numbers, true and false; sets of options have names, as in "
              + "{\"small\": {\"cell-size\": 40}}")
        }
        values.append(
          Value(word: word, settings: try EntrySettings([own], command: command, reader: reader)))
      }
    case .object(let members):
      for set in members {
        guard case .object(let own) = set.node.value else {
          throw .content("\(place) has sets of options; \(set.key.quoted) is none")
        }
        values.append(
          Value(
            word: set.key, settings: try EntrySettings(own, command: command, reader: reader)))
      }
    default:
      throw .content("\(place) takes an array of values, or an object of sets of options")
    }
    guard !values.isEmpty else { throw .content("\(place) has no values") }
    self.values = values
    isNamed = if case .object = member.node.value { true } else { false }
  }

  private static func word(_ value: JSONNode.Value) -> String? {
    switch value {
    case .string(let word), .number(let word): word
    case .bool(let isOn): String(isOn)
    case .object, .array, .null: nil
    }
  }
}
