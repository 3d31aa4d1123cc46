/// Why a run ended early: one line that says what is wrong, where, and what would be right.
struct Failure: Error, Equatable {
  let code: ExitCode
  let message: String

  static func usage(_ message: String) -> Failure { Failure(code: .usage, message: message) }
  static func content(_ message: String) -> Failure { Failure(code: .content, message: message) }
}
