/// The radii of a rectangle's four corners, in points; 0 is a sharp corner.
package struct Corners: Equatable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package static let sharp = Corners(0)

  /// The corners of the same shape with its outline moved inwards by `distance`, or outwards by a
  /// negative one: both outlines turn about one centre, so that a border keeps its width around the
  /// corner. A sharp corner stays sharp.
  package func inset(by distance: Double) -> Corners {
    func inset(_ radius: Double) -> Double { radius > 0 ? max(0, radius - distance) : 0 }
    return Corners(
      topLeft: inset(topLeft), topRight: inset(topRight), bottomRight: inset(bottomRight),
      bottomLeft: inset(bottomLeft))
  }
}
