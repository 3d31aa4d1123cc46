/// A place in the field, in points: x to the right, y down, from the frame's top left corner.
package struct Point: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)
}
