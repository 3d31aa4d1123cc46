import CodeField

/// A text to an entry: whether the field takes it.
enum TextStage {
  /// - Parameter text: the text itself, nil for none.
  static func entry(_ text: String?, for request: Request) throws(Failure) -> Entry {
    let text = request.letterCase.applied(to: text ?? "")
    return try translating({ failure($0, request) }) { () throws(EntryError) in
      try Entry(
        text, charset: request.charset, count: request.count, overflow: request.overflow)
    }
  }

  /// A secure text is never shown, so its characters are only counted.
  private static func failure(_ error: EntryError, _ request: Request) -> Failure {
    switch error {
    case .notAllowed(let index, let character):
      let what = request.isSecret ? "" : " \(character.quoted)"
      return .content(
        "character \(index + 1) of the text\(what) is not allowed: --charset takes "
          + request.charset.words)
    case .tooLong(let length, let count):
      return .content(
        "the text has \(length) characters and the field \(count) "
          + (count == 1 ? "cell" : "cells")
          + "; shorten it, raise --digits, or cut it with --overflow truncate")
    }
  }
}

extension Charset {
  /// What the charset takes, for a message.
  fileprivate var words: String {
    switch self {
    case .digits: "the digits 0–9 (alphanumeric and any take more)"
    case .alphanumeric: "ASCII letters and digits (any takes more)"
    case .any: "visible characters"
    case .only: "only the characters that it names"
    }
  }
}
