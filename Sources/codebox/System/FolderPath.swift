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

  /// Whether a path starts from the root.
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// A path from a folder on; an absolute one stays, and so does one from the working folder.
  static func joined(_ folder: String?, _ path: String) -> String {
    guard let folder, folder != ".", !isAbsolute(path) else { return path }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
  }

  /// The path without detours: no empty parts, no `.`, and no `..` that can be resolved by name.
  static func normalized(_ path: String) -> String {
    if isPlain(path) { return path }
    var parts: [Substring] = []
    for bytes in path.utf8.split(separator: UInt8(ascii: "/")) {
      let part = Substring(bytes)
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute(path) {
        parts.append(part)
      }
    }
    return (isAbsolute(path) ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a path has no detours for certain: no part of it is empty or starts with a dot.
  private static func isPlain(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    var last = slash
    var isFirst = true
    for byte in path.utf8 {
      if last == slash, byte == UInt8(ascii: ".") || byte == slash && !isFirst { return false }
      last = byte
      isFirst = false
    }
    return last != slash
  }

  /// Whether a path is that of a folder or leads into it, as far as names tell.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    let path = normalized(path)
    let folder = normalized(folder)
    return path == folder || folder.isEmpty && !isAbsolute(path)
      || folder == "/" && isAbsolute(path)
      || path.utf8.starts(with: "\(folder)/".utf8) && !folder.isEmpty
  }

  /// The path from the root, links followed, as far as it exists.
  static func real(_ path: String) -> String {
    let path = normalized(path)
    // realpath, free
    if let real = unsafe realpath(path.isEmpty ? "." : path, nil) {
      defer { unsafe free(real) }
      return unsafe String(cString: real)
    }
    guard !path.isEmpty, path != "/" else { return path }
    let parent = parent(of: path)
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    return joined(real(parent), name)
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
