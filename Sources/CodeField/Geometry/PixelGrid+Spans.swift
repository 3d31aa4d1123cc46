/// A stretch of one axis, in points.
package struct Span: Equatable, Sendable {
  package var start: Double
  package var length: Double

  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  package var end: Double { start + length }
}

extension PixelGrid {
  /// Spans on whole pixels, for equal spans in order that lie apart from one another or all touch.
  ///
  /// Apart: every span gets the same whole number of pixels, and the place nearest to its exact
  /// middle within 0…limit; a gap may differ from its neighbour by one pixel where the pitch is no
  /// whole number of them. Touching: they tile their stretch without a hole, so the edges between
  /// them go to the nearest pixel, and the lengths differ by at most one pixel where the stretch
  /// cannot be divided evenly.
  ///
  /// - Parameter limit: the frame's end on this axis, on whole pixels.
  package func spans(_ spans: [Span], touching: Bool, limit: Double) -> [Span] {
    guard let first = spans.first else { return [] }
    if touching {
      return spans.map { span in
        let start = min(edge(span.start), limit)
        return Span(start: start, length: min(edge(span.end), limit) - start)
      }
    }
    var length = (first.length * scale + 0.5 + 1e-7).rounded(.down)
    if spans.count > 1 {
      // Two spans whose gap is under a pixel must not come to overlap.
      length = min(length, ((spans[1].start - first.start) * scale + 1e-7).rounded(.down))
    }
    length = max(1, length) / scale
    return spans.map { span in
      let start = edge(span.start + (span.length - length) / 2)
      return Span(start: max(0, min(start, limit - length)), length: length)
    }
  }
}
