/// Decoded pixels as a PNG file holds them: 8-bit RGBA, colour not multiplied by alpha, rows from
/// the top, no padding between them.
package struct Bitmap: Equatable, Sendable {
  package let size: PixelSize
  /// Four bytes a pixel: red, green, blue, alpha.
  package let bytes: [UInt8]

  /// Makes a bitmap, or none where `bytes` has not four bytes for each pixel.
  package init?(size: PixelSize, bytes: [UInt8]) {
    guard bytes.count == size.width * size.height * 4 else { return nil }
    self.size = size
    self.bytes = bytes
  }
}
