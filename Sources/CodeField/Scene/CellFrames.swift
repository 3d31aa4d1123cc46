/// The cells with their edges on whole pixels, and which of them touch. Points.
struct CellFrames {
  let grid: PixelGrid
  /// The picture's frame as the pixels have it.
  let frame: Size
  /// In the row's order.
  let cells: [Rect]
  private let columns: Int
  /// For each cell, whether it joins the next: they touch, or the gap between them is less than half
  /// a pixel and cannot be shown.
  private let joinsAcross: [Bool]
  private let joinsDown: Bool

  /// - Parameters:
  ///   - row: the cells, exact in points.
  ///   - grid: the pixels under them.
  ///   - shift: how far they stand right of their places.
  init(_ row: Row, grid: PixelGrid, shift: Double = 0) {
    self.grid = grid
    columns = row.columns
    frame = grid.frame(row.frame)
    joinsAcross = row.cells.indices.map { index in
      row.touchesNext(index, within: 0.5 / grid.scale)
    }
    let firstRow = row.cells.prefix(row.columns)
    let firstColumn = stride(from: 0, to: row.cells.count, by: row.columns).map { row.cells[$0] }
    joinsDown =
      firstColumn.count > 1 && firstColumn[1].y - firstColumn[0].maxY < 0.5 / grid.scale

    var runs: [[Span]] = []
    for (index, cell) in firstRow.enumerated() {
      let span = Span(start: cell.x, length: cell.width)
      if index > 0, joinsAcross[index - 1] {
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
      return Rect(
        x: column.start + grid.edge(shift), y: line.start, width: column.length,
        height: line.length)
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

  /// Whether the line on an edge of cell `index` lies over the edge, as lines do that two cells share:
  /// also where the neighbour's place is empty, in the last row, so that lines run straight on.
  func isShared(_ index: Int, at edge: Edge) -> Bool {
    let column = index % columns
    return switch edge {
    case .left: column > 0 && joinsAcross[column - 1]
    case .right: column + 1 < columns && joinsAcross[column]
    case .top: joinsDown && index >= columns
    case .bottom: joinsDown && (index / columns + 1) * columns < cells.count
    }
  }

  /// The width of a look's border on whole pixels, which leaves a pixel inside at least.
  func border(_ look: CellStyle) -> Double {
    let side = look.size ?? cells.first?.size ?? frame
    let most = ((side.shorterSide * grid.scale - 1) / 2 + 1e-7).rounded(.down) / grid.scale
    return max(0, min(grid.thickness(look.border?.width ?? 0), most))
  }

  /// The rectangle around all cells.
  var bounds: Rect {
    cells.dropFirst().reduce(cells.first ?? Rect(size: frame)) { $0.union($1) }
  }
}
