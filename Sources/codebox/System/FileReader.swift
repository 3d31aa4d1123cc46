#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads whole files.
enum FileReader {
  static func bytes(of path: String, limit: Int) throws(SystemError) -> [UInt8] {
    try Descriptor(path, flags: O_RDONLY).readAll(limit: limit)
  }

  /// Whether something has that name.
  static func exists(_ path: String) -> Bool {
    // access
    unsafe access(path, F_OK) == 0
  }
}
