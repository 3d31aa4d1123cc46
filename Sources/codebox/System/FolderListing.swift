#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What lies in a folder and the folders in it. Links to folders are not followed.
enum FolderListing {
  /// The paths of all files from the folder on, sorted by their bytes.
  static func files(in folder: String) throws(SystemError) -> [String] {
    var files: [String] = []
    try collect(folder, prefix: "", into: &files)
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func collect(
    _ folder: String, prefix: String, into files: inout [String]
  ) throws(SystemError) {
    for name in try names(in: folder) {
      let path = "\(folder)/\(name)"
      switch try kind(of: path) {
      case S_IFDIR: try collect(path, prefix: "\(prefix)\(name)/", into: &files)
      case S_IFREG, S_IFLNK: files.append(prefix + name)
      default: break
      }
    }
  }

  private static func kind(of path: String) throws(SystemError) -> mode_t {
    var status = stat()
    // lstat
    _ = try retrying { unsafe lstat(path, &status) }
    return status.st_mode & S_IFMT
  }

  private static func names(in folder: String) throws(SystemError) -> [String] {
    // opendir, readdir, closedir
    guard let stream = unsafe opendir(folder) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw .last }
        return names
      }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)
        ) { unsafe String(validatingCString: $0) }
      }
      // A name that is not UTF-8 is no path that a manifest can have.
      if let name, name != ".", name != ".." { names.append(name) }
    }
  }
}
