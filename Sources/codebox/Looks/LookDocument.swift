/// A look as a JSON document: an object whose keys are the names of options.
enum LookDocument {
  /// The keys that are for people and editors, not for codebox.
  static let remarks = ["$schema", "description"]

  /// The options that can stand in a look: all but those that name looks.
  static let options = FieldOptions.all.filter { $0.group != .looks }

  /// The values of a document.
  ///
  /// - Parameters:
  ///   - name: the document as messages name it.
  ///   - folder: what relative paths start from, or nil for the working folder.
  /// - Throws: a failure that names the line and the key.
  static func entries(
    _ bytes: [UInt8], name: String, folder: String?
  ) throws(Failure) -> [String: ParsedArguments.Entry] {
    let document = try translating({ (fault: JSONReader.Fault) in
      .content("\(name), line \(fault.line): \(fault.message)")
    }) { () throws(JSONReader.Fault) in
      try JSONReader.read(bytes)
    }
    guard case .object(let members) = document.value else {
      throw .content("\(name), line \(document.line): a look is an object with options as keys")
    }
    var entries: [String: ParsedArguments.Entry] = [:]
    for member in members where !remarks.contains(member.key) {
      entries[member.key] = try entry(member, name: name, folder: folder)
    }
    return entries
  }

  private static func entry(
    _ member: JSONNode.Member, name: String, folder: String?
  ) throws(Failure) -> ParsedArguments.Entry {
    let place = "\(name), line \(member.node.line)"
    guard let option = options.first(where: { $0.name == member.key }) else {
      let nearest = Suggestion.nearest(to: member.key, in: options.map(\.name))
      throw .content(
        "\(name), line \(member.line): there is no option \(member.key.quoted)"
          + (nearest.map { "; did you mean \($0.quoted)?" } ?? ""))
    }
    guard let word = word(member.node.value, for: option.kind) else {
      throw .content("\(place): \(member.key.quoted) takes \(option.expectation)")
    }
    let path = option.isPath ? resolved(word, option: option, folder: folder) : word
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
  private static func resolved(
    _ word: String, option: any OptionDescription, folder: String?
  ) -> String {
    guard let folder, folder != ".", !word.hasPrefix("/") else { return word }
    if option.name == FieldOptions.mask.name {
      guard case .picture? = option.value(of: word) as? MaskChoice else { return word }
    }
    return "\(folder)/\(word)"
  }

  /// The document of arguments: what was given, by looks or on the line.
  static func json(_ arguments: ParsedArguments) -> JSON {
    .object(
      options.compactMap { option in
        guard let entry = arguments.entry(option.name) else { return nil }
        let value: JSON =
          switch option.kind {
          case .flag: .bool(entry.word == "true")
          case .integer, .number: .number(Decimal.value(entry.word) ?? 0)
          case .choice, .text: .string(entry.word)
          case .numberOrText: Decimal.value(entry.word).map { .number($0) } ?? .string(entry.word)
          }
        return (option.name, value)
      })
  }
}
