/// What stands between two groups of cells.
package struct Separator: Equatable, Sendable {
  package enum Shape: Equatable, Sendable {
    /// A line of 12 × 2 pt.
    case dash
    /// A disc of 4 pt.
    case dot
    /// A line of 12 × 4 pt with half-round ends.
    case pill
    /// A character at the text's size, centred by its ink.
    case character(Glyph)
  }

  package var shape: Shape
  package var paint: Paint

  package init(shape: Shape, paint: Paint) {
    self.shape = shape
    self.paint = paint
  }
}
