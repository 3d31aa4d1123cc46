#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Folders by their paths.
enum FolderPath {
  /// The folder that holds `path`.
  static func parent(of path: String) -> String {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == bytes.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a folder and those above it where they are missing; gives those that it made, outermost
  /// first.
  static func create(_ path: String) throws(SystemError) -> [String] {
    if path == "." || path == "/" { return [] }
    switch try FileKind(path) {
    case .folder: return []
    case .regular, .special: throw SystemError(code: ENOTDIR)
    case .missing: break
    }
    var made = try create(parent(of: path))
    // mkdir: another process may have been quicker.
    if unsafe mkdir(path, 0o777) == 0 {
      made.append(path)
    } else if errno != EEXIST {
      let error = SystemError.last
      remove(made)
      throw error
    }
    return made
  }

  /// Takes back folders that were made for a file that then was not written. Those that others use
  /// by now stay.
  static func remove(_ made: [String]) {
    for path in made.reversed() {
      _ = unsafe rmdir(path)
    }
  }
}
