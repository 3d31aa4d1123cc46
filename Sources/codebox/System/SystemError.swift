#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A system call that failed, by its errno.
struct SystemError: Error, Equatable {
  let code: Int32

  /// The fault of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words.
  var reason: String {
    // strerror: the words of a known number are constants, whatever the thread.
    unsafe String(cString: strerror(code))
  }

  var isBrokenPipe: Bool { code == EPIPE }
  var isTooLong: Bool { code == EFBIG }
  var isInterrupted: Bool { code == EINTR }
  var isMissing: Bool { code == ENOENT }

  static let tooLarge = SystemError(code: EFBIG)
  static let isFolder = SystemError(code: EISDIR)
  static let tooManyLinks = SystemError(code: ELOOP)

  func failure(reading path: String) -> Failure {
    Failure(code: .inputOutput, message: "cannot read \(path.quoted): \(reason)")
  }

  /// The failure of reading standard input.
  var failureOfInput: Failure {
    Failure(code: .inputOutput, message: "cannot read standard input: \(reason)")
  }

  func failure(writing path: String) -> Failure {
    Failure(code: .inputOutput, message: "cannot write \(path.quoted): \(reason)")
  }
}
