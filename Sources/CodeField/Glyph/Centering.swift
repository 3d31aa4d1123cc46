/// How a character is centred in its cell.
package enum Centering: String, CaseIterable, Sendable {
  /// The character's box, its advance by the font's line height, is centred: one baseline for all.
  case line
  /// Across as `line`; down, the height of a capital letter is centred: one baseline for all.
  case cap
  /// Each glyph's own ink is centred both ways.
  case ink

  /// How far the baseline lies below a cell's middle at `size` points, or nil where each glyph has
  /// its own.
  ///
  /// For `line`: y + (h − (ascent + descent))/2 + ascent = middle + (ascent − descent)/2.
  package func baselineOffset(_ metrics: FontMetrics, size: Double) -> Double? {
    switch self {
    case .line: metrics.scale(at: size) * (metrics.ascent - metrics.descent) / 2
    case .cap: metrics.scale(at: size) * metrics.capHeight / 2
    case .ink: nil
    }
  }

  /// Where the pen stands, on the baseline, for `glyph` in `cell` at `size` points.
  package func origin(of glyph: Glyph, in cell: Rect, size: Double) -> Point {
    let scale = glyph.metrics.scale(at: size)
    let middle = cell.center
    guard let offset = baselineOffset(glyph.metrics, size: size) else {
      let ink = glyph.inkBox.center
      return Point(x: middle.x - ink.x * scale, y: middle.y - ink.y * scale)
    }
    return Point(x: middle.x - glyph.advance * scale / 2, y: middle.y + offset)
  }
}
