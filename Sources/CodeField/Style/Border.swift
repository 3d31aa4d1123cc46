/// A line all around a cell, inside it: its outer edge is the cell's edge.
package struct Border: Equatable, Sendable {
  /// Points.
  package var width: Double
  package var color: Color

  package init(width: Double, color: Color) {
    self.width = width
    self.color = color
  }
}
