/// A box behind a whole row of cells.
package struct Plate: Equatable, Sendable {
  package var paint: Paint
  /// Of its corners, in points.
  package var cornerRadius: Double
  /// How far it reaches beyond the cells, in points.
  package var padding: Double

  package init(paint: Paint, cornerRadius: Double = 0, padding: Double = 0) {
    self.paint = paint
    self.cornerRadius = cornerRadius
    self.padding = padding
  }
}
