/// One picture of an animation, and how long it shows.
package struct AnimationFrame: Equatable, Sendable {
  package let raster: Raster
  /// Milliseconds.
  package var duration: Int

  package init(raster: Raster, duration: Int) {
    self.raster = raster
    self.duration = duration
  }
}
