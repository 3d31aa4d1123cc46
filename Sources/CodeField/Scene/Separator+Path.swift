extension Separator {
  /// How wide the separator is, in points.
  func width(fontSize: Double, shrink: Double) -> Double {
    switch shape {
    case .dash, .pill: 12 * shrink
    case .dot: 4 * shrink
    case .character(let glyph): glyph.inkBox.width * glyph.metrics.scale(at: fontSize)
    }
  }

  /// The separator in the middle of a gap. Straight edges lie on whole pixels.
  func path(in gap: Rect, fontSize: Double, shrink: Double, grid: PixelGrid) -> Path {
    func line(thickness: Double) -> Rect {
      let size = Size(
        width: grid.thickness(width(fontSize: fontSize, shrink: shrink)),
        height: grid.thickness(thickness * shrink))
      let place = gap.centered(size)
      return Rect(origin: Point(x: grid.edge(place.x), y: grid.edge(place.y)), size: size)
    }
    switch shape {
    case .dash: return .rect(line(thickness: 2))
    case .dot: return .circle(center: gap.center, radius: 2 * shrink)
    case .pill:
      let line = line(thickness: 4)
      return .roundedRect(line, corners: Corners(line.height / 2))
    case .character(let glyph):
      return glyph.outline(in: gap, centering: .ink, size: fontSize)
    }
  }
}
