#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file, closed at the end of its life unless it was closed before.
struct Descriptor: ~Copyable {
  private let number: Int32
  /// Whether the number is one of the process's standard streams, which stay open.
  private let isStandard: Bool

  /// Opens a file. Interrupted calls are repeated.
  init(_ path: String, flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    // open
    number = try retrying { unsafe open(path, flags | O_CLOEXEC, mode) }
    isStandard = false
  }

  init(standard number: Int32) {
    self.number = number
    isStandard = true
  }

  deinit {
    if !isStandard { _ = close(number) }
  }

  /// Whether the file is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all of `bytes`, however many calls it takes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // write
      let count = try waiting(for: POLLOUT) {
        unsafe rest.withUnsafeBytes { unsafe Self.write(number, $0) }
      }
      if count == 0 { throw SystemError(code: EIO) }
      rest = rest.dropFirst(count)
    }
  }

  private static func write(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(number, bytes.baseAddress, bytes.count)
    #else
      unsafe Glibc.write(number, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Reads to the end.
  ///
  /// - Throws: `SystemError.tooLarge` where more than `limit` bytes come.
  func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // read
      let count = try waiting(for: POLLIN) {
        unsafe chunk.withUnsafeMutableBytes { unsafe read(number, $0.baseAddress, $0.count) }
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk.prefix(count))
      if bytes.count > limit { throw .tooLarge }
    }
  }

  /// Reads what is there, and waits for it where nothing is; none at the end.
  func readSome(limit: Int) throws(SystemError) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: limit)
    // read
    let count = try waiting(for: POLLIN) {
      unsafe chunk.withUnsafeMutableBytes { unsafe read(number, $0.baseAddress, $0.count) }
    }
    return Array(chunk.prefix(count))
  }

  /// Repeats a call that would have to wait: the stream may have been set not to.
  private func waiting(
    for events: Int32, _ call: () -> Int
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try retrying(call)
      } catch  where error.code == EAGAIN || error.code == EWOULDBLOCK {
        // poll
        var ready = pollfd(fd: number, events: Int16(events), revents: 0)
        _ = try retrying { unsafe poll(&ready, 1, -1) }
      }
    }
  }

  /// Brings what was written to the disk. Files that have no disk below them do not count.
  func synchronize() throws(SystemError) {
    // fsync
    do {
      _ = try retrying { fsync(number) }
    } catch  where error.code == EINVAL || error.code == ENOTSUP {}
  }

  /// Closes the file, and tells of faults that only come to light here.
  consuming func closeChecked() throws(SystemError) {
    let number = number
    discard self
    // close: never repeated, since the number is free even after an interruption.
    if close(number) != 0, errno != EINTR { throw .last }
  }
}
