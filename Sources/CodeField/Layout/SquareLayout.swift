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
/// margins take the rest.
package enum SquareLayout {
  package static let defaultGap = 5.0
  package static let defaultMarginMultiple = 5.0

  static func row(_ request: RowRequest) throws(LayoutError) -> Row {
    let asked = request.cell ?? RowRequest.defaultCell
    guard asked.width == asked.height else { throw .notSquare(asked) }
    let count = Double(request.count)
    let height = request.height ?? asked.width
    let side = min(max(min(height, asked.width), 4 * request.pointRadius), height)
    let gap = request.gap ?? defaultGap
    let isCentered = request.width != nil && request.gap != nil
    let margin = isCentered ? 0 : request.marginMultiple ?? defaultMarginMultiple
    /// The gaps that the width holds, the margins counted in gaps.
    let gaps = count - 1 + 2 * margin
    let natural = count * side + gaps * gap

    func row(width: Double, side: Double, gap: Double, shrink: Double) -> Row {
      let length = count * side + gaps * gap
      return Row(
        frame: Size(width: width, height: height), count: request.count,
        cell: Size(width: side, height: side), x: margin * gap + (width - length) / 2, gap: gap,
        shrink: shrink)
    }

    guard let width = request.width else {
      return row(width: natural, side: side, gap: gap, shrink: 1)
    }
    /// Only a gap that is derived from the width may close up to nothing.
    let needed = isCentered ? natural : count * side
    if needed <= width + 1e-9 {
      let free = max(0, width - count * side)
      let derived = gaps > 0 ? free / gaps : 0
      return row(width: width, side: side, gap: isCentered ? gap : derived, shrink: 1)
    }
    let shrink = width / natural
    guard request.shrinksToFit, side * shrink >= 1 else {
      throw .tooNarrow(needed: needed, given: width)
    }
    return row(width: width, side: side * shrink, gap: gap * shrink, shrink: shrink)
  }
}
