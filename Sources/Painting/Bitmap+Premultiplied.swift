import CodeField

extension Bitmap {
  /// The pixels as the painter takes them: 0xAARRGGBB, each channel multiplied by alpha and rounded
  /// to the nearest.
  func premultiplied() -> [UInt32] {
    (0..<size.width * size.height).map { index in
      let alpha = UInt32(bytes[4 * index + 3])
      func channel(_ offset: Int) -> UInt32 {
        (UInt32(bytes[4 * index + offset]) * alpha + 127) / 255
      }
      return alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
  }
}
