import Presets

/// A look inside the binary.
struct Preset: Sendable {
  let name: String
  let bytes: [UInt8]

  static let all = EmbeddedLook.all.map { Preset(name: $0.name, bytes: $0.bytes) }

  /// What the look is, in its own words.
  var description: String {
    guard let document = try? JSONReader.read(bytes), case .object(let members) = document.value,
      case .string(let text)? = members.first(where: { $0.key == "description" })?.node.value
    else { return "" }
    return text
  }

  private static let known = Memo<String, [String: ParsedArguments.Entry]>()

  func entries() throws(Failure) -> [String: ParsedArguments.Entry] {
    try Self.known.value(for: name) { () throws(Failure) in
      try LookDocument.entries(bytes, name: "the preset \(name)", folder: nil)
    }
  }
}

extension Domain where Value == String {
  /// A preset's name.
  static var preset: Domain<String> {
    Domain(
      syntax: "NAME", expectation: "the name of a preset (codebox presets lists them)",
      names: { Preset.all.map(\.name) }
    ) { word in
      Preset.all.contains { $0.name == word } ? word : nil
    }
  }
}
