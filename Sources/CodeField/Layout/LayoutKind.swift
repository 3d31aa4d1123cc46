/// The three ways of dividing a frame into cells.
package enum LayoutKind: String, CaseIterable, Sendable {
  /// Fixed squares, an equal gap between them, side margins of a multiple of the gap.
  case square
  /// A fixed gap; the cells share what is left of the width.
  case gap
  /// Cells that divide the whole frame and touch one another.
  case even

  /// The row of cells that `request` asks for.
  package func row(_ request: RowRequest) throws(LayoutError) -> Row {
    let row =
      switch self {
      case .square: try SquareLayout.row(request)
      case .gap: try GapLayout.row(request, gap: request.gap ?? GapLayout.defaultGap)
      case .even: try GapLayout.row(request, gap: 0)
      }
    return row
  }
}
