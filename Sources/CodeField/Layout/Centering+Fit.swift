extension Centering {
  /// The largest font size at which a glyph's ink stays within `room`.
  ///
  /// Seen from the cell's middle, where the ink's edges lie grows with the size and nothing else;
  /// so each edge that lies outwards sets a limit of its own.
  ///
  /// - Parameter room: relative to the cell's middle.
  package func largestSize(of glyph: Glyph, in room: Rect) -> Double {
    let point = Rect(size: Size(width: 0, height: 0))
    let pen = origin(of: glyph, in: point, size: 1)
    let scale = glyph.metrics.scale(at: 1)
    let ink = glyph.inkBox
    let edges = [
      (-(pen.x + ink.x * scale), -room.x), (pen.x + ink.maxX * scale, room.maxX),
      (-(pen.y + ink.y * scale), -room.y), (pen.y + ink.maxY * scale, room.maxY),
    ]
    return edges.reduce(Double.infinity) { limit, edge in
      edge.0 > 0 ? min(limit, max(0, edge.1) / edge.0) : limit
    }
  }
}
