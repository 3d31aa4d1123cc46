extension PixelGrid {
  /// Runs of spans on whole pixels, each run's spans touching one another, the runs apart, in order.
  ///
  /// Every run gets the nearest whole number of pixels, equally long runs the same, and the place
  /// nearest to its exact middle within 0…limit; a gap may differ from its neighbour by one pixel
  /// where the pitch is no whole number of them. The spans of a run tile it without a hole, so the
  /// edges between them go to the nearest pixel, and their lengths differ by at most one pixel where
  /// the run cannot be divided evenly.
  ///
  /// - Parameter limit: the frame's end on this axis, on whole pixels.
  package func spans(_ runs: [[Span]], limit: Double) -> [[Span]] {
    let gaps = zip(runs, runs.dropFirst()).map { left, right in
      (right.first?.start ?? 0) - (left.last?.end ?? 0)
    }
    return runs.map { run in
      guard let first = run.first, let last = run.last else { return [] }
      let exact = last.end - first.start
      var pixels = nearest(exact * scale)
      // Two runs whose gap is under a pixel must not come to overlap.
      if let gap = gaps.min() {
        pixels = min(pixels, ((exact + gap) * scale + 1e-7).rounded(.down))
      }
      let length = max(Double(run.count), pixels) / scale
      let start = max(0, min(edge(first.start + (exact - length) / 2), limit - length))
      let edges =
        run.map { min(nearest(($0.start - first.start) * scale), pixels) / scale } + [length]
      return zip(edges, edges.dropFirst()).map { Span(start: start + $0, length: $1 - $0) }
    }
  }
}
