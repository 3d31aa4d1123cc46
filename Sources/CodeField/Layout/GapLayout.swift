/// Cells a fixed gap g apart that share the frame W×H:
///
///     w = (W − g(n − 1))/n,  h = H,  cell i = (i(w + g), 0, w, h)
///
/// With g = 0 this is the even layout, w = W/n. A cell whose size is given keeps it: the row is
/// then centred in the frame, both ways. Without a width or a height the frame hugs the cells.
/// Gaps between groups are wider by a fixed part; rows share H.
package enum GapLayout {
  package static let defaultGap = 20.0

  static func row(_ request: RowRequest, gap: Double) throws(LayoutError) -> Row {
    let count = Double(request.columnCount)
    let rows = Double(request.rowCount)
    let padding = 2 * request.padding
    let spacing = Spacing(request)
    let rowGap = request.rowGap ?? gap
    let gaps = spacing.sum.length(gap: gap)
    let rowGaps = rowGap * (rows - 1)
    let natural = request.cell ?? RowRequest.defaultCell
    let frame = Size(
      width: request.width ?? count * natural.width + gaps + padding,
      height: request.height ?? rows * natural.height + rowGaps + padding)
    let room = Size(width: frame.width - padding, height: frame.height - padding)

    // A cell whose size is given keeps it; others share what the gaps leave.
    let isGiven = request.cell != nil
    let cell = Size(
      width: isGiven || request.width == nil ? natural.width : (room.width - gaps) / count,
      height: isGiven || request.height == nil ? natural.height : (room.height - rowGaps) / rows)
    // Cells that share fit as long as the least is left to each.
    let shared = Size(width: request.leastSide, height: request.leastSide)
    let least = isGiven ? natural : shared
    let needed = Size(width: count * least.width + gaps, height: rows * least.height + rowGaps)
    let isNarrow = request.width != nil && needed.width > room.width + 1e-9
    let isLow = request.height != nil && needed.height > room.height + 1e-9

    func row(cell: Size, shrink: Double) -> Row {
      let spacing = spacing.shrunk(by: shrink)
      let length = count * cell.width + spacing.sum.length(gap: gap * shrink)
      return Row(
        frame: frame, request: request, cell: cell,
        left: request.padding + (room.width - length) * request.alignment.share, spacing: spacing,
        gap: gap * shrink,
        rowGap: rowGap * shrink, shrink: shrink)
    }

    if !isNarrow && !isLow { return row(cell: cell, shrink: 1) }
    let shrink = min(
      isNarrow ? room.width / (count * natural.width + gaps) : 1,
      isLow ? room.height / (rows * natural.height + rowGaps) : 1)
    let shrunk = Size(
      width: isGiven || isNarrow ? natural.width * shrink : cell.width,
      height: isGiven || isLow ? natural.height * shrink : cell.height)
    guard request.shrinksToFit, shrunk.shorterSide >= request.leastSide - 1e-9 else {
      throw isNarrow
        ? .tooNarrow(needed: needed.width + padding, given: frame.width)
        : .tooLow(needed: needed.height + padding, given: frame.height)
    }
    return row(cell: shrunk, shrink: shrink)
  }
}
