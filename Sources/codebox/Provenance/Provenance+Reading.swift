import CodeField
import PNG

extension Provenance {
  /// What is stored in the PNG file at a path.
  static func read(_ path: String) throws(Failure) -> Provenance {
    try Provenance(file: try PictureFile.bytes(of: path), path: path)
  }

  /// What is stored in a PNG file.
  ///
  /// - Parameter path: the file as messages name it.
  init(file: [UInt8], path: String) throws(Failure) {
    let text = try translating({ PictureFile.failure($0, name: path.quoted) }) {
      () throws(PNGError) in
      try PNGText.read(Self.keyword, from: file)
    }
    guard let text else {
      throw .content("\(path.quoted) does not tell what drew it; draw it with --embed-look")
    }
    try self.init(document: Array(text.text.utf8), name: "what \(path.quoted) stores")
  }

  /// Reads a document strictly: it comes from a file that anybody may have changed.
  ///
  /// - Parameter name: the document as messages name it.
  init(document: [UInt8], name: String) throws(Failure) {
    let node = try translating({ (fault: JSONReader.Fault) in
      Self.failure(name, fault.message)
    }) { () throws(JSONReader.Fault) in
      try JSONReader.read(document)
    }
    guard case .object(let members) = node.value else {
      throw Self.failure(name, "it is no object")
    }
    func value(_ key: String) -> JSONNode.Value? {
      members.first { $0.key == key }?.node.value
    }
    guard case .number(let schema)? = value("schema") else {
      throw Self.failure(name, "the number “schema” is missing")
    }
    guard schema == String(Self.schema) else {
      throw .content(
        "\(name) has the schema \(schema), and this codebox reads \(Self.schema); "
          + "take the codebox that drew it")
    }
    if let other = members.first(where: { !Self.keys.contains($0.key) }) {
      throw Self.failure(name, "there is no key \(other.key.quoted)")
    }
    guard case .string(let version)? = value("codebox") else {
      throw Self.failure(name, "the text “codebox” is missing")
    }
    guard let look = members.first(where: { $0.key == "look" })?.node else {
      throw Self.failure(name, "the object “look” is missing")
    }
    self.version = version
    var arguments = ParsedArguments()
    arguments.take(look: try LookDocument.entries(look, name: name, folder: nil))
    self.arguments = arguments
    content = try Self.content(value("text"), value("characters"), name: name)
    // No word of a command line can have one.
    let words = LookDocument.options.compactMap { arguments.entry($0.name)?.word }
    if (words + [storedText ?? ""]).contains(where: { $0.utf8.contains(0) }) {
      throw Self.failure(name, "a text has the character U+0000")
    }
  }

  private static let keys = ["schema", "codebox", "look", "text", "characters"]

  private static func content(
    _ text: JSONNode.Value?, _ characters: JSONNode.Value?, name: String
  ) throws(Failure) -> Content {
    switch (text, characters) {
    case (.string(let text)?, nil): return .text(text)
    case (nil, .number(let word)?):
      if let count = Domain<Int>.integer(0...64).parse(word) { return .characters(count) }
      throw failure(name, "“characters” takes a whole number from 0 to 64")
    default:
      throw failure(name, "a text “text” or a number “characters” is needed, and one of them")
    }
  }

  private var storedText: String? {
    if case .text(let text) = content { text } else { nil }
  }

  private static func failure(_ name: String, _ fault: String) -> Failure {
    .content("\(name) cannot be used: \(fault); draw the picture anew with --embed-look")
  }
}
