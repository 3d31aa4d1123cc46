/// Cells in their frame, exact in points.
package struct Row: Equatable, Sendable {
  package let frame: Size
  /// From left to right, all of one size.
  package let cells: [Rect]
  package let gap: Double
  /// By how much everything was shrunk to fit: 1 where nothing was.
  package let shrink: Double

  /// Whether each cell's edge is its neighbour's edge.
  package var isJoined: Bool { cells.count > 1 && gap < 1e-9 }

  /// Cells of one size from `x` on, centred down the frame.
  init(frame: Size, count: Int, cell: Size, x: Double, gap: Double, shrink: Double) {
    self.frame = frame
    self.gap = gap
    self.shrink = shrink
    cells = (0..<count).map { index in
      Rect(
        origin: Point(
          x: x + Double(index) * (cell.width + gap), y: (frame.height - cell.height) / 2),
        size: cell)
    }
  }
}
