/// A line as wide as its cell whose lower edge is the cell's lower edge.
package struct Underline: Equatable, Sendable {
  /// Points.
  package var thickness: Double
  package var color: Color

  package init(thickness: Double, color: Color) {
    self.thickness = thickness
    self.color = color
  }
}
