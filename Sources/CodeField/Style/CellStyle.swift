/// How an empty cell looks. What is nil is not drawn.
package struct CellStyle: Equatable, Sendable {
  package var fill: Color?
  package var border: Border?
  package var underline: Underline?
  /// Of the cell's outer edge, in points; 0…half the cell's shorter side.
  package var cornerRadius: Double

  package init(
    fill: Color? = nil, border: Border? = nil, underline: Underline? = nil, cornerRadius: Double = 0
  ) {
    self.fill = fill
    self.border = border
    self.underline = underline
    self.cornerRadius = cornerRadius
  }
}
