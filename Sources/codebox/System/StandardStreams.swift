#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The process's standard streams.
enum StandardStreams {
  /// Makes the streams safe to use; to be called before anything is opened.
  ///
  /// A stream that the caller closed would lend its number to the next file that is opened, and
  /// messages would end up in it; so closed ones are held by an end of /dev/null that answers every
  /// use with an error. A reader that goes away, or a file size limit, becomes an error instead of
  /// a signal.
  static func prepare() {
    for (number, flags) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] {
      // fcntl, open: the lowest free number is the closed stream's.
      if fcntl(number, F_GETFD) == -1 { _ = unsafe open("/dev/null", flags) }
    }
    // signal
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  static var isOutputTerminal: Bool { Descriptor(standard: 1).isTerminal }

  static var isErrorTerminal: Bool { Descriptor(standard: 2).isTerminal }

  /// Whether a path leads to standard output, as /dev/stdout does.
  static func isOutput(_ path: String) -> Bool {
    var named = stat()
    var output = stat()
    // stat, fstat
    return unsafe stat(path, &named) == 0 && fstat(1, &output) == 0
      && named.st_dev == output.st_dev && named.st_ino == output.st_ino
  }

  /// A variable's value as it is, nil where it is not set.
  static func environmentBytes(_ name: String) -> [UInt8]? {
    // getenv
    unsafe getenv(name).map { value in
      unsafe Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
    }
  }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? {
    // getenv
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  static func readInput(limit: Int) throws(SystemError) -> [UInt8] {
    try Descriptor(standard: 0).readAll(limit: limit)
  }

  static func writeOutput(_ bytes: [UInt8]) throws(SystemError) {
    try Descriptor(standard: 1).write(bytes)
  }

  /// Writes to standard error; where that fails, there is nobody left to tell.
  static func writeError(_ text: String) {
    try? Descriptor(standard: 2).write(Array(text.utf8))
  }
}
