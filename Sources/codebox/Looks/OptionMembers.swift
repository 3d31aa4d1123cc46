/// The members of a JSON object as options: a key is an option's name, a value what would stand on the
/// command line.
struct OptionMembers {
  let options: [OptionDescription]
  /// The document as messages name it.
  let name: String
  /// What relative paths start from, or nil for the working folder.
  let folder: String?
  /// What else a key can be, for a mistyped one.
  var otherKeys: [String] = []

  /// The option that a member gives, and its value.
  ///
  /// - Throws: a failure that names the line and the key.
  func entry(_ member: JSONNode.Member) throws(Failure) -> ParsedArguments.Entry {
    // Made only for a message.
    var place: String { "\(name), line \(member.node.line)" }
    guard let option = options.first(where: { $0.name == member.key }) else {
      // A text and a script have each the other's place.
      let isText = PictureCommand.allCases.contains { $0.textKey == member.key }
      let nearest =
        isText
        ? otherKeys.first : Suggestion.nearest(to: member.key, in: otherKeys + options.map(\.name))
      throw .content(
        "\(name), line \(member.line): there is no option \(member.key.quoted)"
          + (nearest.map { "; did you mean \($0.quoted)?" } ?? ""))
    }
    guard let word = Self.word(member.node.value, for: option.kind) else {
      let isQuoted = if case .string = member.node.value { true } else { false }
      throw .content(
        "\(place): \(member.key.quoted) takes \(option.expectation)"
          + (isQuoted ? ", without quotation marks" : ""))
    }
    let path = option.isPath ? resolved(word, option: option) : word
    guard !option.isPath || !path.utf8.contains(0) else {
      throw .content("\(place): no path has the character U+0000")
    }
    // It could be waited for without end.
    if option.isPath, case .special? = try? FileKind(path) {
      throw .content("\(place): \(Failure.pipe(path).message)")
    }
    do {
      let value = try option.parse(path, label: member.key.quoted)
      return ParsedArguments.Entry(value: value, word: path)
    } catch {
      throw .content("\(place): \(error.message)")
    }
  }

  /// The value as it would stand on the command line, or nil where it has the wrong type.
  private static func word(_ value: JSONNode.Value, for kind: DomainKind) -> String? {
    switch (kind, value) {
    case (.flag, .bool(let isOn)): String(isOn)
    case (.integer, .number(let word)), (.number, .number(let word)): word
    case (.choice, .string(let word)), (.text, .string(let word)): word
    case (.numberOrText, .number(let word)), (.numberOrText, .string(let word)): word
    default: nil
    }
  }

  /// A relative path starts from the document's folder. A mask is a path only by its ending.
  private func resolved(_ word: String, option: OptionDescription) -> String {
    if option.name == FieldOptions.mask.name {
      guard case .picture? = option.value(of: word) as? MaskChoice else { return word }
    }
    return FolderPath.joined(folder, word)
  }
}
