#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a path leads to, links followed.
enum FileKind {
  case missing
  case regular
  case folder
  /// A pipe, a device or a socket: something that is written to, never replaced.
  case special

  init(_ path: String) throws(SystemError) {
    var status = stat()
    // stat
    guard unsafe stat(path, &status) == 0 else {
      let error = SystemError.last
      guard error.isMissing else { throw error }
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }
}
