#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals that this thread holds back, and hands on to what it starts.
enum SignalMask {
  /// Runs `body` with none of them: tests run on threads that hold back all, and a program that was
  /// started so would not hear a signal that is meant to end it.
  static func cleared(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    // sigemptyset, pthread_sigmask
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
