#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Holds back the signals that end a program, for work that must not be left half done.
enum SignalMask {
  /// Runs `body`; a signal that came meanwhile takes effect afterwards.
  static func holding(
    _ body: () throws(SystemError) -> Void
  ) throws(SystemError) {
    var held = sigset_t()
    var before = sigset_t()
    // sigemptyset, sigaddset, pthread_sigmask
    unsafe sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
