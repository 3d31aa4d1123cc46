/// A painted picture: one number 0xAARRGGBB a pixel, colour multiplied by alpha, rows from the top,
/// no padding between them.
package struct Raster: Equatable, Sendable {
  package let size: PixelSize
  package var pixels: [UInt32]

  /// A wholly transparent picture.
  package init(size: PixelSize) {
    self.size = size
    pixels = Array(repeating: 0, count: size.width * size.height)
  }

  /// A decoded picture, each channel multiplied by alpha and rounded to the nearest.
  package init(_ bitmap: Bitmap) {
    size = bitmap.size
    let bytes = bitmap.bytes
    pixels = (0..<bitmap.size.width * bitmap.size.height).map { index in
      let alpha = UInt32(bytes[4 * index + 3])
      func channel(_ offset: Int) -> UInt32 {
        (UInt32(bytes[4 * index + offset]) * alpha + 127) / 255
      }
      return alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
  }
}
