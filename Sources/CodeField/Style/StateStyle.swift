/// What a state changes of a cell's look. What is nil falls back to the next state in the order of
/// precedence, and at last to the plain cell.
package struct StateStyle: Equatable, Sendable {
  /// Of the border, or of the line of a cell that has one.
  package var line: Paint?
  /// Of the border, or of the line, in points.
  package var lineWidth: Double?
  package var fill: Paint?
  package var text: Paint?
  package var cornerRadius: Double?
  package var size: Size?
  package var ringWidth: Double?
  package var ringOffset: Double?
  package var ringPaint: Paint?
  package var shadow: Shadow?

  package init() {}

  /// Whether nothing is changed.
  package var isEmpty: Bool { self == StateStyle() }

  /// The cell with this state's changes.
  func applied(to cell: CellStyle) -> CellStyle {
    var cell = cell
    if let line {
      cell.border?.paint = line
      cell.underline?.paint = line
    }
    if let lineWidth {
      cell.border?.width = lineWidth
      cell.underline?.thickness = lineWidth
    }
    cell.fill = fill ?? cell.fill
    cell.text = text ?? cell.text
    cell.cornerRadius = cornerRadius ?? cell.cornerRadius
    cell.size = size ?? cell.size
    cell.shadow = shadow ?? cell.shadow
    if ringWidth != nil || ringOffset != nil || ringPaint != nil {
      let ring = cell.ring ?? Ring(width: 0, paint: .color(.clear))
      cell.ring = Ring(
        width: ringWidth ?? ring.width, offset: ringOffset ?? ring.offset,
        paint: ringPaint ?? ring.paint)
    }
    return cell
  }
}
