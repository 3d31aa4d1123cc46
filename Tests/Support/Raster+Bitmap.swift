import CodeField

extension Raster {
  /// A bitmap, each channel multiplied by alpha and rounded to the nearest, as it is written down.
  package init(_ bitmap: Bitmap) {
    self.init(size: bitmap.size)
    for index in pixels.indices {
      let alpha = UInt32(bitmap.bytes[4 * index + 3])
      func channel(_ offset: Int) -> UInt32 {
        UInt32((Double(bitmap.bytes[4 * index + offset]) * Double(alpha) / 255).rounded())
      }
      pixels[index] = alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
  }
}
