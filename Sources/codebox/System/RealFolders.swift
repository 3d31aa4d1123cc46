/// Where files lie once links are followed. A folder is asked for once, however many files it has.
struct RealFolders {
  private var folders: [String: String] = [:]

  /// The file that a path leads to.
  mutating func key(of path: String) -> PathKey { PathKey(file(of: path)) }

  /// The path of that file, from the root.
  mutating func file(of path: String) -> String {
    // A link where the file is to be leads to another.
    let path = FolderPath.normalized((try? SymbolicLink.target(of: path)) ?? path)
    let parent = FolderPath.parent(of: path)
    let folder = folders[parent] ?? FolderPath.real(parent)
    folders[parent] = folder
    // It has no slash at its end, unless it is the root.
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return "\(folder)/\(name)"
  }
}
