/// A width and a height, in points.
package struct Size: Equatable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The shorter of the two sides.
  package var shorterSide: Double { min(width, height) }
}
