#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Follows symbolic links, also where nothing exists yet at their end.
enum SymbolicLink {
  /// The path at the end of a chain of links; the path itself where it is none.
  static func target(of path: String) throws(SystemError) -> String {
    var path = path
    // As many links as Linux follows.
    for _ in 0..<40 {
      guard let next = try destination(of: path) else { return path }
      path = FolderPath.isAbsolute(next) ? next : "\(FolderPath.parent(of: path))/\(next)"
    }
    throw .tooManyLinks
  }

  /// What a link says, or nil for anything else.
  private static func destination(of path: String) throws(SystemError) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    // readlink: EINVAL for what is no link.
    let count = unsafe readlink(path, &bytes, bytes.count)
    if count < 0 {
      let error = SystemError.last
      if error.code == EINVAL || error.isMissing { return nil }
      throw error
    }
    guard let next = String(validating: bytes.prefix(count), as: UTF8.self) else {
      throw SystemError(code: EILSEQ)
    }
    return next
  }
}
