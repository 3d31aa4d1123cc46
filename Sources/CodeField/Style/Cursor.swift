/// The mark of the place where the next character goes. It stands still.
package struct Cursor: Equatable, Sendable {
  package enum Shape: String, CaseIterable, Sendable {
    /// An upright line: in the middle of an empty cell, right of the character in a filled one.
    case bar
    /// A line under the character's place.
    case underscore
    /// A rectangle over the character's place.
    case block
  }

  package var shape: Shape
  /// Points; nil follows from the font's size.
  package var width: Double?
  /// Points; nil follows from the font's size.
  package var height: Double?
  /// From the cell's lower edge up to an underscore's, in points; nil lies below the baseline.
  package var offset: Double?
  package var paint: Paint

  package init(
    shape: Shape, width: Double? = nil, height: Double? = nil, offset: Double? = nil, paint: Paint
  ) {
    self.shape = shape
    self.width = width
    self.height = height
    self.offset = offset
    self.paint = paint
  }
}
