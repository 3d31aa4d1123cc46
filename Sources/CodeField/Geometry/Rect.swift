/// An upright rectangle, in points.
package struct Rect: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The rectangle between four edges; an edge on the wrong side of its partner gives an empty one.
  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var origin: Point { Point(x: x, y: y) }
  package var size: Size { Size(width: width, height: height) }
  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle with every edge moved inwards by `distance`, or outwards by a negative one; empty
  /// where nothing is left.
  package func inset(by distance: Double) -> Rect {
    Rect(left: x + distance, top: y + distance, right: maxX - distance, bottom: maxY - distance)
  }

  /// The rectangle moved by a distance.
  package func moved(x distanceX: Double, y distanceY: Double) -> Rect {
    Rect(x: x + distanceX, y: y + distanceY, width: width, height: height)
  }

  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    Rect(
      left: min(x, other.x), top: min(y, other.y), right: max(maxX, other.maxX),
      bottom: max(maxY, other.maxY))
  }

  /// What both rectangles cover, empty where they lie apart.
  package func intersection(_ other: Rect) -> Rect {
    Rect(
      left: max(x, other.x), top: max(y, other.y), right: min(maxX, other.maxX),
      bottom: min(maxY, other.maxY))
  }

  /// A rectangle of `size` about the same centre.
  package func centered(_ size: Size) -> Rect {
    Rect(
      x: x + (width - size.width) / 2, y: y + (height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Whether `other` lies within this rectangle, `tolerance` points over the edge included.
  package func contains(_ other: Rect, tolerance: Double = 1e-9) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }
}
