/// How a cell looks. What is nil is not drawn.
package struct CellStyle: Equatable, Sendable {
  package var shape: CellShape
  package var fill: Paint?
  package var border: Border?
  package var underline: Underline?
  /// Of a box's outer edge, in points; 0…half the cell's shorter side.
  package var cornerRadius: Double
  package var ring: Ring?
  package var shadow: Shadow?
  package var innerShadow: Shadow?
  /// Another size than the layout's, about the same middle.
  package var size: Size?
  package var text: Paint

  package init(
    shape: CellShape = .box, fill: Paint? = nil, border: Border? = nil,
    underline: Underline? = nil, cornerRadius: Double = 0, ring: Ring? = nil,
    shadow: Shadow? = nil, innerShadow: Shadow? = nil, size: Size? = nil, text: Paint = .black
  ) {
    self.shape = shape
    self.fill = fill
    self.border = border
    self.underline = underline
    self.cornerRadius = cornerRadius
    self.ring = ring
    self.shadow = shadow
    self.innerShadow = innerShadow
    self.size = size
    self.text = text
  }
}
