#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals that end a program, held back while several files are written, so that each is whole or
/// not begun. A signal that came meanwhile takes effect at the end of this value's life.
struct Interruption: ~Copyable {
  private let before: sigset_t
  private let numbers: [Int32]

  /// Holds the signals in this thread and those that it starts.
  init() {
    var held = sigset_t()
    var before = sigset_t()
    // sigemptyset, sigismember, sigaddset, pthread_sigmask
    unsafe sigemptyset(&held)
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    // A signal that the caller has the program ignore stays ignored, and one that the caller holds back
    // would not take effect at the end: a run that it ends early would seem to be done.
    numbers = [SIGINT, SIGTERM, SIGHUP].filter {
      unsafe !Self.isIgnored($0) && sigismember(&before, $0) == 0
    }
    for number in numbers { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    self.before = before
  }

  deinit {
    var before = before
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Whether one of the signals came.
  var isPending: Bool {
    var pending = sigset_t()
    // sigpending, sigismember
    guard unsafe sigpending(&pending) == 0 else { return false }
    return numbers.contains { unsafe sigismember(&pending, $0) == 1 }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    // sigaction
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
