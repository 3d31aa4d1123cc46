/// The parts of a cell, each painted for all cells before the next part.
extension Scene {
  /// What casts a shadow: the cell's box where it has one, else its line.
  mutating func paintShadow(_ cell: PlacedCell, grid: PixelGrid) {
    guard let shadow = cell.look.shadow else { return }
    let isLine = cell.look.fill == nil && cell.look.border == nil
    let line = isLine ? cell.look.underline.map { cell.frame(of: $0, grid: grid) } : nil
    func caster(grownBy distance: Double) -> Path {
      line.map { .rect($0.inset(by: -distance)) } ?? cell.outline(inset: -distance)
    }
    let shape = caster(grownBy: shadow.spread)
    var outside = Path.rect(Rect(size: size))
    outside.append(caster(grownBy: 0))
    paint(
      Blur(
        path: shape.scaled(by: 1, movedTo: Point(x: shadow.x, y: shadow.y)),
        deviation: shadow.blur / 2, color: shadow.color, clip: outside))
  }

  mutating func paintFill(_ cell: PlacedCell) {
    fill(cell.fillOutline, paint: cell.look.fill, over: cell.outer)
    guard let shadow = cell.look.innerShadow else { return }
    // The shadow of everything around the cell's inside.
    let reach = abs(shadow.x) + abs(shadow.y) + 2 * shadow.blur + abs(shadow.spread) + 1
    var around = Path.rect(cell.outer.inset(by: -reach))
    around.append(
      cell.outline(inset: cell.borderWidth + shadow.spread)
        .scaled(by: 1, movedTo: Point(x: shadow.x, y: shadow.y)))
    paint(
      Blur(
        path: around, deviation: shadow.blur / 2, color: shadow.color, clip: cell.innerOutline))
  }

  /// The border is the outer outline with the inner one as a hole. Cells that touch have disjoint
  /// outlines, so a line that two of them share is painted once.
  mutating func paintBorder(_ cell: PlacedCell, grid: PixelGrid) {
    if let border = cell.look.border, cell.borderWidth > 0 {
      var path = cell.outline()
      path.append(cell.innerOutline)
      fill(path, rule: .evenOdd, paint: border.paint, over: cell.outer)
    }
    if let underline = cell.look.underline {
      let line = cell.frame(of: underline, grid: grid)
      let inset = underline.isRound ? line.height / 2 : 0
      stroke(
        .line(
          from: Point(x: line.x + inset, y: line.center.y),
          to: Point(x: line.maxX - inset, y: line.center.y)),
        width: line.height, cap: underline.isRound ? .round : .butt, paint: underline.paint,
        over: cell.outer)
    }
  }

  mutating func paintRing(_ cell: PlacedCell, grid: PixelGrid) {
    guard let ring = cell.look.ring, ring.width > 0 else { return }
    let near = grid.edge(ring.offset)
    // The frame has room for the ring; where rounding took a part of a pixel of it, the ring gives way.
    let frame = Rect(size: size)
    let outer = cell.outer
    let room = min(outer.x, outer.y, frame.maxX - outer.maxX, frame.maxY - outer.maxY)
    let far = max(
      near + 1 / grid.scale,
      min(near + grid.thickness(ring.width), room / cell.look.shape.pointReach(outer.size)))
    var path = cell.outline(inset: -far)
    path.append(cell.outline(inset: -near))
    fill(path, rule: .evenOdd, paint: ring.paint, over: cell.outer.inset(by: -far))
  }
}

extension PlacedCell {
  /// The rectangle of an underline, on whole pixels.
  func frame(of underline: Underline, grid: PixelGrid) -> Rect {
    let thickness = grid.thickness(underline.thickness)
    let bottom = outer.maxY - grid.edge(underline.offset)
    let length = underline.length.map { grid.thickness($0) } ?? outer.width
    let left = underline.length == nil ? outer.x : grid.edge(outer.center.x - length / 2)
    return Rect(x: left, y: bottom - thickness, width: length, height: thickness)
  }
}
