extension Raster {
  /// A part of whole pixels.
  package struct Part: Equatable, Sendable {
    package let x: Int
    package let y: Int
    package let size: PixelSize

    package init(x: Int, y: Int, size: PixelSize) {
      self.x = x
      self.y = y
      self.size = size
    }
  }

  /// The smallest part outside of which two pictures of one size are alike, or nil where they are
  /// alike altogether.
  package func changes(from other: Raster) -> Part? {
    guard size == other.size else {
      return Part(x: 0, y: 0, size: size)
    }
    var left = size.width
    var right = -1
    var top = size.height
    var bottom = -1
    for y in 0..<size.height {
      let start = y * size.width
      for x in 0..<size.width where pixels[start + x] != other.pixels[start + x] {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = y
      }
    }
    guard right >= 0 else { return nil }
    return Part(
      x: left, y: top, size: PixelSize(width: right - left + 1, height: bottom - top + 1))
  }

  /// A part of the picture as a picture.
  package func cut(_ part: Part) -> Raster {
    var raster = Raster(size: part.size)
    for y in 0..<part.size.height {
      let start = (part.y + y) * size.width + part.x
      for x in 0..<part.size.width {
        raster.pixels[y * part.size.width + x] = pixels[start + x]
      }
    }
    return raster
  }
}
