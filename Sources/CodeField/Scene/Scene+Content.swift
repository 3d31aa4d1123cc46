extension Scene {
  /// What stands in a cell, centred in it.
  ///
  /// - Parameters:
  ///   - content: what it is.
  ///   - scale: of its size; 1 unless it is coming in.
  ///   - cell: where it stands.
  ///   - layout: the sizes of things.
  ///   - style: the colours of things.
  ///   - grid: the pixels below.
  mutating func paint(
    _ content: CellContent, scale: Double, in cell: PlacedCell, layout: FieldLayout,
    style: FieldStyle, grid: PixelGrid
  ) {
    let box = cell.cell.moved(x: 0, y: layout.contentOffset)
    func outline(_ glyph: Glyph, _ centering: Centering) -> Path {
      let outline = glyph.outline(in: box, centering: centering, size: layout.fontSize)
      let middle = box.center
      return scale == 1
        ? outline
        : outline.scaled(
          by: scale, movedTo: Point(x: middle.x * (1 - scale), y: middle.y * (1 - scale)))
    }
    switch content {
    case .none:
      break
    case .character(let glyph):
      fill(outline(glyph, style.text.centering), paint: cell.look.text, over: box)
    case .placeholder(let glyph):
      if cell.isFocused, !style.showsPlaceholderInFocus { break }
      fill(outline(glyph, style.text.centering), paint: style.placeholder, over: box)
    case .dot:
      fill(
        .circle(center: box.center, radius: layout.dotRadius * scale), paint: style.mark, over: box)
    case .maskCharacter(let glyph):
      fill(outline(glyph, .ink), paint: style.mark, over: box)
    case .maskPicture(let picture):
      paint(PictureFill(picture, scale: layout.pictureScale * scale, in: box, grid: grid))
    }
  }

  /// A separator in the middle of every gap between two groups.
  mutating func paintSeparators(
    _ separator: Separator?, frames: CellFrames, layout: FieldLayout
  ) {
    guard let separator else { return }
    for gap in layout.row.groupGaps {
      let place = frames.grid.snapped(gap)
      let path = separator.path(
        in: place, fontSize: layout.fontSize, shrink: layout.row.shrink, grid: frames.grid)
      fill(path, paint: separator.paint, over: place)
    }
  }

  /// The cursor in the focused cell: in its middle while it is empty, right of what it shows when it
  /// is filled, never beyond its border.
  mutating func paintCursor(
    _ style: FieldStyle, content: FieldContent, in cell: PlacedCell, layout: FieldLayout,
    grid: PixelGrid
  ) {
    guard let cursor = style.cursor else { return }
    let isFilled = cell.index < content.filled
    let right =
      isFilled && cell.index < content.cells.count
      ? content.cells[cell.index].rightEdge(in: cell.cell, layout: layout, style: style) : nil
    let frame = cursor.frame(
      in: cell.inner, middle: cell.cell.moved(x: 0, y: layout.contentOffset).center,
      fontSize: layout.fontSize, after: right, grid: grid)
    fill(.rect(frame), paint: cursor.paint, over: frame)
  }
}

extension Glyph {
  /// The outline in its place in a cell, in points.
  package func outline(in cell: Rect, centering: Centering, size: Double) -> Path {
    outline.scaled(
      by: metrics.scale(at: size), movedTo: centering.origin(of: self, in: cell, size: size))
  }
}

extension CellContent {
  /// Where the content ends on the right, or nil where nothing is shown.
  func rightEdge(in cell: Rect, layout: FieldLayout, style: FieldStyle) -> Double? {
    func right(_ glyph: Glyph, _ centering: Centering) -> Double {
      let origin = centering.origin(of: glyph, in: cell, size: layout.fontSize)
      return origin.x + glyph.inkBox.maxX * glyph.metrics.scale(at: layout.fontSize)
    }
    return switch self {
    case .none: nil
    case .character(let glyph), .placeholder(let glyph): right(glyph, style.text.centering)
    case .dot: cell.center.x + layout.dotRadius
    case .maskCharacter(let glyph): right(glyph, .ink)
    case .maskPicture(let picture):
      cell.center.x + picture.size.width * layout.pictureScale / 2
    }
  }
}
