/// Where a text comes from. It is read when the options have been judged, and not before.
enum TextSource: Equatable, Sendable {
  case none
  case literal(String)
  case standardInput

  /// The text of a command's word; a lone `-` is standard input.
  init(word: String?) {
    switch word {
    case nil: self = .none
    case "-": self = .standardInput
    case .some(let word): self = .literal(word)
    }
  }

  func text() throws(Failure) -> String? {
    switch self {
    case .none: nil
    case .literal(let text): text
    case .standardInput: try TextStage.standardInput()
    }
  }
}
