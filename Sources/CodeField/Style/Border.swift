/// A line all around a cell, inside it: its outer edge is the cell's edge.
package struct Border: Equatable, Sendable {
  /// Points.
  package var width: Double
  package var paint: Paint

  package init(width: Double, paint: Paint) {
    self.width = width
    self.paint = paint
  }
}
