#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the terminal was before, for a signal's handler, which can be handed nothing.
nonisolated(unsafe) private var settingsBefore = termios()

/// The terminal with every key passed on at once and nothing echoed, until the end of its life.
struct RawTerminal: ~Copyable {
  private let before: termios

  /// Nil where standard input and output are no terminals.
  init?() {
    var settings = termios()
    // isatty, tcgetattr
    guard isatty(0) == 1, isatty(1) == 1, unsafe tcgetattr(0, &settings) == 0 else { return nil }
    before = settings
    unsafe settingsBefore = settings
    // signal: a program that is ended leaves the terminal as it was.
    for number in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
      _ = signal(number) { number in
        unsafe tcsetattr(0, TCSANOW, &settingsBefore)
        // The terminal's cursor, and pastes as they were.
        let end: StaticString = "\u{1B}[?2004l\u{1B}[?25h\r\n"
        _ = unsafe write(1, end.utf8Start, end.utf8CodeUnitCount)
        _ = signal(number, SIG_DFL)
        _ = raise(number)
      }
    }
    // cfmakeraw: Ctrl-C is a key like any other.
    unsafe cfmakeraw(&settings)
    // Lines that are written still begin at the left.
    settings.c_oflag |= tcflag_t(OPOST)
    // tcsetattr
    unsafe tcsetattr(0, TCSAFLUSH, &settings)
  }

  deinit {
    var settings = before
    unsafe tcsetattr(0, TCSAFLUSH, &settings)
  }

  /// The width in characters, 80 where the terminal does not tell.
  var columns: Int {
    var size = winsize()
    // ioctl
    guard unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// The next bytes that were typed, or none at the end of the input.
  func read() throws(SystemError) -> [UInt8] {
    try Descriptor(standard: 0).readSome(limit: 4_096)
  }
}
