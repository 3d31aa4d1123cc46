/// Why a run ended early: one line that says what is wrong, where, and what would be right.
struct Failure: Error, Equatable {
  let code: ExitCode
  let message: String

  static func usage(_ message: String) -> Failure { Failure(code: .usage, message: message) }
  static func content(_ message: String) -> Failure { Failure(code: .content, message: message) }

  /// The fault of what must be a file, and is something that could be waited for without end.
  static func pipe(_ path: String) -> Failure {
    .content("\(path.quoted) is a pipe or a device, and no file")
  }

  /// The same fault where the words come from a file, and none of it is the command line's.
  var ofContent: Failure { code == .usage ? .content(message) : self }
}
