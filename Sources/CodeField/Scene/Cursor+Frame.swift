extension Cursor {
  /// Where the cursor stands, on whole pixels.
  ///
  /// What is not given follows from the font's size f: a bar of 2 × 1.2f, an underscore of 0.6f × 2
  /// that lies 0.45f below the cell's middle, a block of 0.6f × 1.2f.
  ///
  /// - Parameters:
  ///   - room: the inside of the cell's border.
  ///   - middle: the cell's middle.
  ///   - edge: the right edge of what the cell shows, or nil where it is empty.
  func frame(
    in room: Rect, middle: Point, fontSize: Double, after edge: Double?, grid: PixelGrid
  ) -> Rect {
    let natural =
      switch shape {
      case .bar: Size(width: 2, height: 1.2 * fontSize)
      case .underscore: Size(width: 0.6 * fontSize, height: 2)
      case .block: Size(width: 0.6 * fontSize, height: 1.2 * fontSize)
      }
    let width = min(grid.thickness(width ?? natural.width), room.width)
    let height = min(grid.thickness(height ?? natural.height), room.height)
    let after = edge.map { $0 + max(1, fontSize / 12) } ?? middle.x - width / 2
    // An underscore lies under the character, not beside it.
    let x = shape == .underscore ? middle.x - width / 2 : after
    let y =
      switch (shape, offset) {
      case (.underscore, let offset?): room.maxY - offset - height
      case (.underscore, nil): middle.y + 0.45 * fontSize
      default: middle.y - height / 2
      }
    return Rect(
      x: min(max(grid.edge(x), room.x), room.maxX - width),
      y: min(max(grid.edge(y), room.y), room.maxY - height), width: width, height: height)
  }
}
