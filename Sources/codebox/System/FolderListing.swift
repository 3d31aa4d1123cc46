#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What lies in a folder and the folders in it, links followed.
struct FolderListing {
  /// The folders that were seen, by device and number, so that links in a circle come to an end.
  private var seen: Set<[UInt64]> = []
  private var files: [String] = []

  /// The paths of all that is no folder from the folder on, sorted by their bytes.
  ///
  /// - Throws: also where a folder's name is not UTF-8, since nothing in it could be named.
  static func files(in folder: String) throws(SystemError) -> [String] {
    var listing = FolderListing()
    try listing.collect(folder, prefix: "")
    return listing.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func collect(_ folder: String, prefix: String) throws(SystemError) {
    var status = stat()
    // stat
    guard unsafe stat(folder, &status) == 0 else { throw .last }
    let identity = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
    guard seen.insert(identity).inserted else { return }
    for (name, isWhole) in try Self.names(in: folder) {
      // stat: a link that leads nowhere is a file like any other, and so is a name that is not UTF-8.
      guard isWhole, unsafe stat("\(folder)/\(name)", &status) == 0,
        status.st_mode & S_IFMT == S_IFDIR
      else {
        files.append(prefix + name)
        continue
      }
      try collect("\(folder)/\(name)", prefix: "\(prefix)\(name)/")
    }
  }

  /// The names in a folder; one that is not UTF-8 is repaired, and not whole.
  private static func names(
    in folder: String
  ) throws(SystemError) -> [(name: String, isWhole: Bool)] {
    // opendir, readdir, closedir
    guard let stream = unsafe opendir(folder) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [(String, Bool)] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw .last }
        return names
      }
      let isFolder = unsafe entry.pointee.d_type == UInt8(DT_DIR)
      let (name, isWhole) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)
        ) { text in
          let whole = unsafe String(validatingCString: text)
          return unsafe (whole ?? String(cString: text), whole != nil)
        }
      }
      if name == "." || name == ".." { continue }
      if isFolder, !isWhole { throw SystemError(code: EILSEQ) }
      names.append((name, isWhole))
    }
  }
}
