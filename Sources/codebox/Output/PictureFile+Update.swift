import PNG

extension PictureFile {
  /// Puts a picture's file in place, unless the one that is there holds the same picture and tells the
  /// same of it.
  ///
  /// - Returns: whether it was written.
  static func update(_ path: String, with bytes: [UInt8]) throws(Failure) -> Bool {
    if let old = try? bytesIfPresent(of: path),
      old == bytes || PNGFile.areAlike(old, bytes, limits: PixelLimits.png)
    {
      return false
    }
    try replace(path, with: bytes)
    return true
  }

  /// Puts a picture's file in place, one of many, which nobody waits for at the end of a pipe.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    if case .special? = try? FileKind(path) { throw .pipe(path) }
    try Output.write(bytes, to: path)
  }
}
