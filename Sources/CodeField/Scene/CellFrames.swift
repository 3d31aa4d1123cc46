/// The cells with their edges on whole pixels. Points.
struct CellFrames {
  let grid: PixelGrid
  /// The picture's frame as the pixels have it.
  let frame: Size
  let cells: [Rect]
  let isJoined: Bool

  init(_ row: Row, grid: PixelGrid) {
    self.grid = grid
    isJoined = row.isJoined
    frame = grid.frame(row.frame)
    let across = grid.spans(
      row.cells.map { Span(start: $0.x, length: $0.width) }, touching: row.isJoined,
      limit: frame.width)
    let down = grid.spans(
      row.cells.prefix(1).map { Span(start: $0.y, length: $0.height) }, touching: false,
      limit: frame.height)
    cells = across.flatMap { column in
      down.map { line in
        Rect(x: column.start, y: line.start, width: column.length, height: line.length)
      }
    }
  }

  /// What is bordered as one: every cell by itself, or the whole row where the cells touch.
  var blocks: [Range<Int>] {
    isJoined ? [cells.indices] : cells.indices.map { $0..<($0 + 1) }
  }

  /// The rectangle around a block.
  func outline(of block: Range<Int>) -> Rect {
    let first = cells[block.lowerBound]
    let last = cells[block.upperBound - 1]
    return Rect(left: first.x, top: first.y, right: last.maxX, bottom: last.maxY)
  }

  /// What is left of cell `index` inside a border of `width`, whole pixels. Cells that touch share
  /// one line, laid over their common edge.
  func interior(of index: Int, in block: Range<Int>, border width: Double) -> Rect {
    let cell = cells[index]
    func sharedLine(_ edge: Double) -> Double { grid.edge(edge - width / 2) }
    return Rect(
      left: index == block.lowerBound ? cell.x + width : sharedLine(cell.x) + width,
      top: cell.y + width,
      right: index == block.upperBound - 1 ? cell.maxX - width : sharedLine(cell.maxX),
      bottom: cell.maxY - width)
  }
}
