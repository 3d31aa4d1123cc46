/// A line at the foot of a cell.
package struct Underline: Equatable, Sendable {
  /// Points.
  package var thickness: Double
  package var paint: Paint
  /// Points; nil is as long as the cell is wide. A line of its own length lies in the middle.
  package var length: Double?
  /// From the cell's lower edge up to the line's, in points.
  package var offset: Double
  /// Whether the ends are half-round.
  package var isRound: Bool

  package init(
    thickness: Double, paint: Paint, length: Double? = nil, offset: Double = 0,
    isRound: Bool = false
  ) {
    self.thickness = thickness
    self.paint = paint
    self.length = length
    self.offset = offset
    self.isRound = isRound
  }
}
