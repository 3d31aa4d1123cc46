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
    return try entries(document, name: name, folder: folder)
  }

  /// The values of a document that was read before, or of one inside another.
  static func entries(
    _ document: JSONNode, name: String, folder: String?
  ) throws(Failure) -> [String: ParsedArguments.Entry] {
    guard case .object(let members) = document.value else {
      throw .content("\(name), line \(document.line): a look is an object with options as keys")
    }
    let reader = OptionMembers(options: options, name: name, folder: folder)
    var entries: [String: ParsedArguments.Entry] = [:]
    for member in members where !remarks.contains(member.key) {
      entries[member.key] = try reader.entry(member)
    }
    return entries
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
