#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Puts whole files in place.
///
/// A file is written under a name of its own beside the target and renamed over it: there is never a
/// moment at which half a file has the target's name, and a fault leaves what was there before. Where
/// something was there, the new file is brought to the disk first, so that a power cut leaves one of
/// the two whole; where nothing was, there is nothing to lose and nothing to wait for. The target of
/// a symbolic link is replaced, not the link. A pipe or a device is written to. The mode follows the
/// umask.
enum FileWriter {
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    if path.hasSuffix("/") { throw .isFolder }
    switch try FileKind(path) {
    case .folder:
      throw .isFolder
    case .special:
      let file = try Descriptor(path, flags: O_WRONLY | O_NOCTTY)
      try file.write(bytes)
      try file.closeChecked()
    case let kind:
      let target = try SymbolicLink.target(of: path)
      try SignalMask.holding { () throws(SystemError) in
        try replaceFile(target, with: bytes, isNew: kind == .missing)
      }
    }
  }

  /// Takes a file away; one that is not there is no fault.
  static func remove(_ path: String) throws(SystemError) {
    // unlink
    do {
      _ = try retrying { unsafe unlink(path) }
    } catch  where error.isMissing {}
  }

  private static func replaceFile(
    _ target: String, with bytes: [UInt8], isNew: Bool
  ) throws(SystemError) {
    let folder = FolderPath.parent(of: target)
    let made = try FolderPath.create(folder)
    do throws(SystemError) {
      try write(bytes, beside: target, in: folder, isNew: isNew)
    } catch {
      FolderPath.remove(made)
      throw error
    }
  }

  private static func write(
    _ bytes: [UInt8], beside target: String, in folder: String, isNew: Bool
  ) throws(SystemError) {
    let name = "\(folder)/.codebox-\(UInt64.random(in: 0 ... .max).hexadecimal).tmp"
    let file = try Descriptor(name, flags: O_WRONLY | O_CREAT | O_EXCL)
    do throws(SystemError) {
      try file.write(bytes)
      if !isNew { try file.synchronize() }
      try file.closeChecked()
      // rename
      _ = try retrying { unsafe rename(name, target) }
    } catch {
      _ = unsafe unlink(name)
      throw error
    }
  }
}
