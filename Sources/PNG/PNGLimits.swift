/// How large a picture may be that is read.
package struct PNGLimits: Equatable, Sendable {
  /// Pixels along the longer side.
  package var largestSide: Int
  /// Pixels in all.
  package var mostPixels: Int

  package init(largestSide: Int, mostPixels: Int) {
    self.largestSide = largestSide
    self.mostPixels = mostPixels
  }
}
