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

  /// Makes a picture, or none where there is not one number for each pixel.
  package init?(size: PixelSize, pixels: [UInt32]) {
    guard pixels.count == size.width * size.height else { return nil }
    self.size = size
    self.pixels = pixels
  }
}
