/// The cells with their edges on whole pixels, and which of them touch. Points.
struct CellFrames {
  let grid: PixelGrid
  /// The picture's frame as the pixels have it.
  let frame: Size
  /// In the row's order.
  let cells: [Rect]
  private let columns: Int
  private let joinsAcross: [Bool]
  private let joinsDown: Bool

  init(_ row: Row, grid: PixelGrid) {
    self.grid = grid
    columns = row.columns
    frame = grid.frame(row.frame)
    joinsAcross = row.cells.indices.map { row.touchesNext($0) }
    let firstRow = row.cells.prefix(row.columns)
    let firstColumn = stride(from: 0, to: row.cells.count, by: row.columns).map { row.cells[$0] }
    joinsDown =
      firstColumn.count > 1 && abs(firstColumn[1].y - firstColumn[0].maxY) < 1e-9

    var runs: [[Span]] = []
    for (index, cell) in firstRow.enumerated() {
      let span = Span(start: cell.x, length: cell.width)
      if index > 0, row.touchesNext(index - 1) {
        runs[runs.count - 1].append(span)
      } else {
        runs.append([span])
      }
    }
    let down = firstColumn.map { Span(start: $0.y, length: $0.height) }
    let across = grid.spans(runs, limit: frame.width).flatMap { $0 }
    let lines = grid.spans(joinsDown ? [down] : down.map { [$0] }, limit: frame.height)
      .flatMap { $0 }
    cells = row.cells.indices.map { index in
      let column = across[index % row.columns]
      let line = lines[index / row.columns]
      return Rect(x: column.start, y: line.start, width: column.length, height: line.length)
    }
  }

  /// The cell that shares an edge of cell `index`, or nil.
  func neighbor(of index: Int, at edge: Edge) -> Int? {
    switch edge {
    case .left: index > 0 && joinsAcross[index - 1] ? index - 1 : nil
    case .right: joinsAcross[index] ? index + 1 : nil
    case .top: joinsDown && index >= columns ? index - columns : nil
    case .bottom: joinsDown && index + columns < cells.count ? index + columns : nil
    }
  }

  /// The rectangle around all cells.
  var bounds: Rect {
    cells.dropFirst().reduce(cells.first ?? Rect(size: frame)) { $0.union($1) }
  }
}
