/// Fixed squares with an equal gap between them and side margins of m gaps.
///
/// For n cells in a frame W×H:
///
///     s  = min(max(min(H, squareWidth), 4·pointRadius), H)
///     g  = (W − n·s) / ((n − 1) + 2m)
///     x0 = m·g,  y = (H − s)/2,  cell i = (x0 + i(s + g), y, s, s)
///
/// Without a width the gap is given and the second line is solved for W; without a height H is
/// the square's own width. With a width and a gap, the row of known length is centred and the
/// margins take the rest. Gaps between groups count as a gap and a fixed part; rows share H.
package enum SquareLayout {
  package static let defaultGap = 5.0
  package static let defaultMarginMultiple = 5.0

  static func row(_ request: RowRequest) throws(LayoutError) -> Row {
    let asked = request.cell ?? RowRequest.defaultCell
    guard asked.width == asked.height else { throw .notSquare(asked) }
    let count = Double(request.columnCount)
    let rows = Double(request.rowCount)
    let padding = 2 * request.padding
    let gap = request.gap ?? defaultGap
    let rowGap = request.rowGap ?? gap
    let height = try rowHeight(request, natural: asked.height, rowGap: rowGap)
    let side = min(max(min(height, asked.width), 4 * request.pointRadius), height)
    let isCentered = request.width != nil && request.gap != nil
    let spacing = Spacing(
      request,
      marginMultiple: isCentered ? 0 : request.marginMultiple ?? defaultMarginMultiple)
    let natural = count * side + spacing.sum.length(gap: gap)
    let frame = Size(
      width: request.width ?? natural + padding,
      height: request.height ?? rows * height + (rows - 1) * rowGap + padding)
    let room = frame.width - padding

    func row(side: Double, gap: Double, shrink: Double) -> Row {
      let spacing = spacing.shrunk(by: shrink)
      let free = room - count * side - spacing.sum.length(gap: gap)
      return Row(
        frame: frame, request: request, cell: Size(width: side, height: side),
        left: request.padding + spacing.margin.length(gap: gap) + free * request.alignment.share,
        spacing: spacing, gap: gap, rowGap: rowGap * shrink, shrink: shrink)
    }

    if request.width == nil {
      return row(side: side, gap: spacing.sum.gaps > 0 ? gap : 0, shrink: 1)
    }
    // Only a gap that is derived from the width may close up to nothing.
    let needed = isCentered ? natural : count * side + spacing.sum.fixed
    if needed <= room + 1e-9 {
      let free = max(0, room - count * side - spacing.sum.fixed)
      let derived = spacing.sum.gaps > 0 ? free / spacing.sum.gaps : 0
      return row(side: side, gap: isCentered ? gap : derived, shrink: 1)
    }
    let shrink = room / natural
    guard request.shrinksToFit, side * shrink >= request.leastSide - 1e-9 else {
      throw .tooNarrow(needed: needed + padding, given: frame.width)
    }
    return row(side: side * shrink, gap: gap * shrink, shrink: shrink)
  }

  /// The height that each row has of the frame.
  private static func rowHeight(
    _ request: RowRequest, natural: Double, rowGap: Double
  ) throws(LayoutError) -> Double {
    guard let height = request.height else { return natural }
    let rows = Double(request.rowCount)
    let taken = 2 * request.padding + (rows - 1) * rowGap
    guard height - taken >= rows else { throw .tooLow(needed: taken + rows, given: height) }
    return (height - taken) / rows
  }
}
