/// A JSON document whose keys keep their order. Written here, since the library that could do it
/// doubles the binary and lengthens every start.
indirect enum JSON: Sendable {
  case object([(String, JSON)])
  case array([JSON])
  case number(Double)
  case string(String)
  case bool(Bool)
  case null

  /// The document in lines: what holds only plain values stands on one, anything else is spread.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    func spread(_ open: String, _ parts: [String], _ close: String) -> String {
      parts.isEmpty || isFlat
        ? open + parts.joined(separator: ", ") + close
        : "\(open)\n\(inner)" + parts.joined(separator: ",\n\(inner)") + "\n\(indent)\(close)"
    }
    switch self {
    case .object(let members):
      return spread(
        "{", members.map { "\(Self.quoted($0)): \($1.text(indent: inner))" }, "}")
    case .array(let elements):
      return spread("[", elements.map { $0.text(indent: inner) }, "]")
    case .number(let value):
      return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : value.decimal
    case .string(let text):
      return Self.quoted(text)
    case .bool(let value):
      return value ? "true" : "false"
    case .null:
      return "null"
    }
  }

  /// The document on one line, as JSON Lines have it.
  func line() -> String {
    switch self {
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0)): \($1.line())" }.joined(separator: ", ") + "}"
    case .array(let elements):
      "[" + elements.map { $0.line() }.joined(separator: ", ") + "]"
    default:
      text()
    }
  }

  private var isFlat: Bool {
    switch self {
    case .object(let members): members.allSatisfy { $0.1.isPlain }
    case .array(let elements): elements.allSatisfy(\.isPlain)
    default: true
    }
  }

  private var isPlain: Bool {
    switch self {
    case .object, .array: false
    default: true
    }
  }

  /// Escapes what a document must not hold, and what would steer a terminal or end a line for some
  /// readers of lines.
  private static func quoted(_ text: String) -> String {
    // Most texts, and the longest of all, which are pictures, are plain.
    if text.utf8.allSatisfy(isOrdinary) { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether a byte stands for itself in a quoted text, whatever its neighbours are.
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
