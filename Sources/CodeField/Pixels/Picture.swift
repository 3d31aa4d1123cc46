/// A picture with the size at which it is drawn.
package struct Picture: Equatable, Sendable {
  package let bitmap: Bitmap
  /// In points: a picture for twice the resolution has half as many points as pixels.
  package let size: Size

  package init(bitmap: Bitmap, size: Size) {
    self.bitmap = bitmap
    self.size = size
  }
}
