import CodeField

extension EditKey {
  /// The key with the text that it brings sent through `change`.
  func changing(_ change: (String) -> String) -> EditKey {
    switch self {
    case .type(let text): .type(change(text))
    case .paste(let text): .paste(change(text))
    case .replace(let text): .replace(change(text))
    default: self
    }
  }
}
