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
      guard member.key == command.textKey else {
        options[member.key] = try reader.entry(member)
        continue
      }
      guard case .string(let word) = member.node.value else {
        throw .content(
          "\(reader.name), line \(member.node.line): \(member.key.quoted) takes a text in "
            + "quotation marks")
      }
      text = .literal(word)
    }
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
