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

  /// The corners of the same shape with its outline moved inwards by `distance`: both outlines turn
  /// about one centre, so that a border keeps its width around the corner.
  package func inset(by distance: Double) -> Corners {
    Corners(
      topLeft: max(0, topLeft - distance), topRight: max(0, topRight - distance),
      bottomRight: max(0, bottomRight - distance), bottomLeft: max(0, bottomLeft - distance))
  }

  /// The corners that stay round in cell `index` of `count` when the cells touch: the outer ones.
  package func kept(at index: Int, of count: Int) -> Corners {
    let isFirst = index == 0
    let isLast = index == count - 1
    return Corners(
      topLeft: isFirst ? topLeft : 0, topRight: isLast ? topRight : 0,
      bottomRight: isLast ? bottomRight : 0, bottomLeft: isFirst ? bottomLeft : 0)
  }
}
