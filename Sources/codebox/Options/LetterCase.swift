/// How letters are changed before the text is judged.
enum LetterCase: String, CaseIterable, Sendable {
  case keep
  case upper
  case lower

  func applied(to text: String) -> String {
    switch self {
    case .keep: text
    case .upper: text.uppercased()
    case .lower: text.lowercased()
    }
  }
}
