/// Cells a fixed gap g apart that share the frame W×H:
///
///     w = (W − g(n − 1))/n,  h = H,  cell i = (i(w + g), 0, w, h)
///
/// With g = 0 this is the even layout, w = W/n. A cell whose size is given keeps it: the row is
/// then centred in the frame, both ways. Without a width or a height the frame hugs the cells.
package enum GapLayout {
  package static let defaultGap = 20.0

  static func row(_ request: RowRequest, gap: Double) throws(LayoutError) -> Row {
    let count = Double(request.count)
    let gaps = gap * (count - 1)
    let natural = request.cell ?? RowRequest.defaultCell
    let naturalWidth = count * natural.width + gaps

    let frame = Size(
      width: request.width ?? naturalWidth, height: request.height ?? natural.height)
    let cell =
      request.cell
      ?? Size(
        width: request.width == nil ? natural.width : (frame.width - gaps) / count,
        height: frame.height)

    func row(cell: Size, gap: Double, shrink: Double) -> Row {
      let length = count * cell.width + gap * (count - 1)
      return Row(
        frame: frame, count: request.count, cell: cell, x: (frame.width - length) / 2, gap: gap,
        shrink: shrink)
    }

    // Cells that share the width fit as long as a point is left to each.
    let neededWidth = request.cell == nil ? gaps + count : naturalWidth
    let isNarrow = request.width != nil && neededWidth > frame.width + 1e-9
    let isLow = cell.height > frame.height + 1e-9
    if !isNarrow && !isLow {
      return row(cell: cell, gap: gap, shrink: 1)
    }
    let shrink = min(
      isNarrow ? frame.width / naturalWidth : 1, isLow ? frame.height / cell.height : 1)
    let shrunk = Size(
      width: (isNarrow ? natural.width : cell.width) * shrink,
      height: request.cell == nil ? cell.height : cell.height * shrink)
    guard request.shrinksToFit, shrunk.shorterSide >= 1 else {
      throw isNarrow
        ? .tooNarrow(needed: neededWidth, given: frame.width)
        : .tooLow(needed: cell.height, given: frame.height)
    }
    return row(cell: shrunk, gap: gap * shrink, shrink: shrink)
  }
}
