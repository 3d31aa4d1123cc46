import PNG

/// Files that hold one picture each.
enum PictureFile {
  /// Puts a picture's file in place, unless the one that is there holds the same picture and tells the
  /// same of it.
  ///
  /// - Returns: whether it was written.
  static func update(_ path: String, with bytes: [UInt8]) throws(Failure) -> Bool {
    if let old = try? FileReader.bytes(of: path, limit: PictureStage.limit),
      old == bytes || PNGFile.areAlike(old, bytes, limits: PixelLimits.png)
    {
      return false
    }
    try translating({ (error: SystemError) in error.failure(writing: path) }) {
      () throws(SystemError) in
      try FileWriter.replace(path, with: bytes)
    }
    return true
  }
}
