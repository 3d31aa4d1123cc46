extension Scene {
  /// A field as a finished picture.
  ///
  /// Painted in order: field background, background picture, the row's plate, shadows, cell fills,
  /// borders and underlines, rings, separators, placeholders, texts or marks, cursor. Straight edges
  /// come to lie on whole pixels of `grid`; characters and dots are centred in the cells so moved.
  package init(
    layout: FieldLayout, style: FieldStyle, content: FieldContent, grid: PixelGrid
  ) {
    let frames = CellFrames(layout.row, grid: grid, shift: content.shift)
    self.init(size: frames.frame)
    paint(style.background, frame: frames.frame, grid: grid)
    let cells = PlacedCell.all(frames, layout: layout, style: style, content: content)
    // What is focused lies above its neighbours.
    let groups = [cells.filter { !$0.isFocused }, cells.filter(\.isFocused)]
    let isDisabled = content.state.status == .disabled
    layer(opacity: isDisabled ? style.disabledOpacity : 1) { scene in
      scene.paint(style.plate, behind: frames)
      for cell in cells { scene.paintShadow(cell, grid: grid) }
      for group in groups {
        for cell in group { scene.paintFill(cell) }
        for cell in group { scene.paintBorder(cell, grid: grid) }
      }
      for cell in cells { scene.paintRing(cell, grid: grid) }
      scene.paintSeparators(style.separator, frames: frames, layout: layout)
      for cell in cells where cell.index < content.cells.count {
        let entering = content.entering?.index == cell.index ? content.entering : nil
        scene.layer(opacity: entering?.opacity ?? 1) { scene in
          scene.paint(
            content.cells[cell.index], scale: entering?.scale ?? 1, in: cell, layout: layout,
            style: style, grid: grid)
        }
      }
      for cell in cells where cell.isFocused {
        scene.paintCursor(style, content: content, in: cell, layout: layout, grid: grid)
      }
    }
  }

  private mutating func paint(_ background: Background, frame: Size, grid: PixelGrid) {
    let frame = Rect(size: frame)
    fill(.rect(frame), paint: background.paint, over: frame)
    if let picture = background.picture {
      paint(PictureFill(picture, mode: background.mode, frame: frame.size, grid: grid))
    }
  }

  private mutating func paint(_ plate: Plate?, behind frames: CellFrames) {
    guard let plate else { return }
    let box = frames.grid.snapped(frames.bounds.inset(by: -plate.padding))
    fill(.roundedRect(box, corners: Corners(plate.cornerRadius)), paint: plate.paint, over: box)
  }
}
