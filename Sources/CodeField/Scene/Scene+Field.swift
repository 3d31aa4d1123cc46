extension Scene {
  /// A field as a finished picture.
  ///
  /// Painted in order: field background, background picture, cell fill, border and underline, text
  /// or mark. Straight edges come to lie on whole pixels of `grid`; characters and dots are centred
  /// in the cells so moved.
  ///
  /// - Parameter contents: one for each filled cell, from the first on.
  package init(
    layout: FieldLayout, style: FieldStyle, contents: [CellContent], grid: PixelGrid
  ) {
    let frames = CellFrames(layout.row, grid: grid)
    self.init(size: frames.frame)
    paint(style.background, frame: frames.frame, grid: grid)
    paintCells(frames, style: style.cell, corners: Corners(layout.cornerRadius))
    for (cell, content) in zip(frames.cells, contents) {
      paint(content, in: cell, layout: layout, style: style, grid: grid)
    }
  }

  private mutating func paint(_ background: Background, frame: Size, grid: PixelGrid) {
    fill(.rect(Rect(size: frame)), color: background.color)
    if let picture = background.picture {
      paint(PictureFill(picture, mode: background.mode, frame: frame, grid: grid))
    }
  }

  private mutating func paintCells(
    _ frames: CellFrames, style: CellStyle, corners: Corners
  ) {
    let border = style.border.map { frames.grid.thickness($0.width) } ?? 0
    // An opaque border hides the fill's edge below its own middle; else the fill would shine
    // through at the border's rounded outside.
    let hidden = style.border?.color.isOpaque == true ? border / 2 : 0

    for block in frames.blocks {
      let limits = frames.outline(of: block).inset(by: hidden)
      for index in block {
        let shape = frames.cells[index].intersection(limits)
        let kept = corners.inset(by: hidden).kept(at: index - block.lowerBound, of: block.count)
        fill(.roundedRect(shape, corners: kept), color: style.fill)
      }
    }
    if border > 0 {
      for block in frames.blocks {
        paintBorder(
          frames, block: block, width: border, corners: corners, color: style.border?.color)
      }
    }
    if let underline = style.underline {
      let thickness = frames.grid.thickness(underline.thickness)
      for cell in frames.cells {
        let middle = cell.maxY - thickness / 2
        stroke(
          .line(from: Point(x: cell.x, y: middle), to: Point(x: cell.maxX, y: middle)),
          width: thickness, color: underline.color)
      }
    }
  }

  /// One path for a whole block, its outline and a hole for each cell: a line that two cells share
  /// is painted once, and a translucent one is no darker than the rest.
  private mutating func paintBorder(
    _ frames: CellFrames, block: Range<Int>, width: Double, corners: Corners, color: Color?
  ) {
    var path = Path.roundedRect(frames.outline(of: block), corners: corners)
    for index in block {
      let interior = frames.interior(of: index, in: block, border: width)
      if !interior.isEmpty {
        let kept = corners.inset(by: width).kept(at: index - block.lowerBound, of: block.count)
        path.append(.roundedRect(interior, corners: kept))
      }
    }
    fill(path, rule: .evenOdd, color: color)
  }

  private mutating func paint(
    _ content: CellContent, in cell: Rect, layout: FieldLayout, style: FieldStyle, grid: PixelGrid
  ) {
    switch content {
    case .dot:
      fill(.circle(center: cell.center, radius: layout.dotRadius), color: style.dotColor)
    case .character(let glyph):
      paint(
        glyph, in: cell, layout: layout, centering: style.text.centering, color: style.text.color)
    case .maskCharacter(let glyph):
      paint(glyph, in: cell, layout: layout, centering: .ink, color: style.dotColor)
    case .maskPicture(let picture):
      paint(PictureFill(picture, scale: layout.pictureScale, in: cell, grid: grid))
    }
  }

  private mutating func paint(
    _ glyph: Glyph, in cell: Rect, layout: FieldLayout, centering: Centering, color: Color
  ) {
    let origin = centering.origin(of: glyph, in: cell, size: layout.fontSize)
    let scale = glyph.metrics.scale(at: layout.fontSize)
    fill(glyph.outline.scaled(by: scale, movedTo: origin), color: color)
  }
}
