/// What a manifest sets at one place: options, and perhaps the text.
struct EntrySettings: Sendable {
  var options: [String: ParsedArguments.Entry] = [:]
  /// Nil where nothing is said of the text.
  var text: TextSource?

  init() {}

  /// Reads members, such as those of an entry.
  init(
    _ members: [JSONNode.Member], command: PictureCommand, reader: OptionMembers
  ) throws(Failure) {
    for member in members {
      let source: TextSource
      switch member.key {
      case command.textKey:
        guard case .string(let word) = member.node.value else {
          throw .content(
            "\(reader.name), line \(member.node.line): \(member.key.quoted) takes a text in "
              + "quotation marks")
        }
        source = .word(word)
      case TextOptions.variable.name, TextOptions.file.name:
        // It stays an option too: what comes from there is shown in no message.
        let entry = try reader.entry(member)
        options[member.key] = entry
        let isFile = member.key == TextOptions.file.name
        source = isFile ? .file(entry.word) : .environment(entry.word)
      default:
        options[member.key] = try reader.entry(member)
        continue
      }
      guard text == nil else {
        throw .content(
          "\(reader.name), line \(member.line): \(member.key.quoted) and another source of the text "
            + "exclude each other; give one of them")
      }
      text = source
    }
  }

  /// What is set: names of options, and one name for the text, whatever its source.
  var names: Set<String> {
    Set(options.keys).union(text == nil ? [] : ["text"])
  }

  /// Lays settings over these.
  mutating func take(_ other: EntrySettings) {
    options.merge(other.options) { $1 }
    text = other.text ?? text
  }
}

extension PictureCommand {
  /// What a manifest calls the text, or the script.
  var textKey: String { self == .type ? "script" : "text" }
}
