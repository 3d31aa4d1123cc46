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
      return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .string(let text):
      return Self.quoted(text)
    case .bool(let value):
      return value ? "true" : "false"
    case .null:
      return "null"
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

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
