import PNG

extension PictureFile {
  /// Puts a picture's file in place, unless the one that is there holds the same picture and tells the
  /// same of it.
  ///
  /// - Returns: whether it was written.
  static func update(_ path: String, with bytes: [UInt8]) throws(Failure) -> Bool {
    if let old = try? FileReader.bytes(of: path, limit: limit),
      old == bytes || PNGFile.areAlike(old, bytes, limits: PixelLimits.png)
    {
      return false
    }
    try Output.write(bytes, to: path)
    return true
  }
}
