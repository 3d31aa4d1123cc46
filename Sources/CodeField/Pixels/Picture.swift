/// A picture with the size at which it is drawn.
package struct Picture: Equatable, Sendable {
  package let raster: Raster
  /// In points: a picture for twice the resolution has half as many points as pixels.
  package let size: Size

  package init(raster: Raster, size: Size) {
    self.raster = raster
    self.size = size
  }
}
