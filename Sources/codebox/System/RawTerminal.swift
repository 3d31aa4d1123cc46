#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal with every key passed on at once and nothing echoed, until the end of its life.
struct RawTerminal: ~Copyable {
  private let before: termios

  /// Nil where standard input and output are no terminals.
  init?() {
    var settings = termios()
    // isatty, tcgetattr
    guard isatty(0) == 1, isatty(1) == 1, unsafe tcgetattr(0, &settings) == 0 else { return nil }
    before = settings
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
