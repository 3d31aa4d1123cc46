/// A field's cells in their frame, exact in points.
package struct Row: Equatable, Sendable {
  package let frame: Size
  /// From left to right, then down; all of one size.
  package let cells: [Rect]
  /// The cells in a whole row.
  package let columns: Int
  /// Between two cells of a group.
  package let gap: Double
  /// By how much everything was shrunk to fit: 1 where nothing was.
  package let shrink: Double

  /// Whether the right edge of cell `index` is the left edge of the next, or not further from it
  /// than `distance`.
  package func touchesNext(_ index: Int, within distance: Double = 1e-9) -> Bool {
    guard index + 1 < cells.count, (index + 1) % columns != 0 else { return false }
    return cells[index + 1].x - cells[index].maxX < distance
  }

  /// The gaps between groups: those wider than the gap between cells, in whole rows.
  package var groupGaps: [Rect] {
    cells.indices.dropLast().compactMap { index in
      let left = cells[index]
      let right = cells[index + 1]
      guard (index + 1) % columns != 0, right.x - left.maxX > gap + 1e-9 else { return nil }
      return Rect(left: left.maxX, top: left.y, right: right.x, bottom: left.maxY)
    }
  }

  /// Cells of one size in rows about the frame's middle.
  ///
  /// - Parameters:
  ///   - frame: with the padding.
  ///   - left: where the first cell begins.
  ///   - rowGap: between rows.
  init(
    frame: Size, request: RowRequest, cell: Size, left: Double, spacing: Spacing, gap: Double,
    rowGap: Double, shrink: Double
  ) {
    self.frame = frame
    self.gap = gap
    self.shrink = shrink
    columns = request.columnCount
    var x = left
    let lefts =
      [left]
      + spacing.between.map { space in
        x += cell.width + space.length(gap: gap)
        return x
      }
    let pitch = cell.height + rowGap
    let top = (frame.height - pitch * Double(request.rowCount) + rowGap) / 2
    cells = (0..<request.count).map { index in
      Rect(
        origin: Point(
          x: lefts[index % request.columnCount],
          y: top + Double(index / request.columnCount) * pitch),
        size: cell)
    }
  }
}
