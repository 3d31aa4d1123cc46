/// A picture's path with the names of axes and options in braces: `{style}-{state}@{scale}x.png`.
/// `{{` and `}}` are braces.
struct OutputTemplate: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case literal(String)
    case name(String)
  }

  let parts: [Part]

  /// Reads a template, or gives nil where a brace has no partner.
  init?(_ text: String) {
    var parts: [Part] = []
    var literal = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        rest.removeFirst()
        literal.unicodeScalars.append(scalar)
      case "{":
        guard let end = rest.firstIndex(of: "}") else { return nil }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.name(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      case "}":
        return nil
      default:
        literal.unicodeScalars.append(scalar)
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    self.parts = parts
  }

  /// The names in braces.
  var names: [String] {
    parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// How long the path is without its names, in bytes.
  var literalLength: Int {
    parts.reduce(0) { if case .literal(let text) = $1 { $0 + text.utf8.count } else { $0 } }
  }

  /// The path with words in place of the names; a name without a word is left out.
  func path(_ word: (String) -> String?) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .name(let name): word(name) ?? ""
      }
    }.joined()
  }
}
