#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads whole files.
enum FileReader {
  static func bytes(of path: String, limit: Int) throws(SystemError) -> [UInt8] {
    // open
    try Descriptor(path, flags: O_RDONLY).readAll(limit: limit)
  }
}
