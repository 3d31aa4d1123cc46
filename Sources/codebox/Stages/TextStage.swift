import CodeField

/// Words to an entry: where TEXT comes from, and whether the field takes it.
enum TextStage {
  /// The longest text that is read from standard input, in bytes.
  static let limit = 1 << 20

  static func entry(_ source: TextSource, for request: Request) throws(Failure) -> Entry {
    let text = request.letterCase.applied(to: try source.text() ?? "")
    return try translating({ failure($0, request) }) { () throws(EntryError) in
      try Entry(
        text, charset: request.charset, count: request.count, overflow: request.overflow)
    }
  }

  /// What stands on standard input.
  static func standardInput() throws(Failure) -> String {
    let bytes = try translating({ (error: SystemError) in
      error.isTooLong
        ? .content("the text on standard input is longer than \(limit) bytes")
        : Failure(code: .inputOutput, message: "cannot read standard input: \(error.reason)")
    }) { () throws(SystemError) in
      try StandardStreams.readInput(limit: limit)
    }
    guard !bytes.isEmpty else {
      throw .content("standard input is empty; write the text to it, or leave out the - for none")
    }
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw .content("the text on standard input is not UTF-8")
    }
    // One line break at the end is the shell's. Swift sees \r\n as one character.
    if let last = text.last, last == "\n" || last == "\r\n" { text.removeLast() }
    return text
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
