import CodeField

/// Compares pictures pixel by pixel.
package enum Comparer {
  /// What an actual picture has other than the expected one.
  ///
  /// Pictures of different sizes are laid over one another at their upper left corners, and are never
  /// the same. Time and memory grow with the pixels, whatever they are.
  package static func compare(
    _ expected: Raster, _ actual: Raster, by rule: ComparisonRule = .exact
  ) -> Comparison {
    let overlay = Overlay(expected: expected.size, actual: actual.size)
    if expected == actual {
      return Comparison(
        expectedSize: expected.size, actualSize: actual.size, differing: 0, antialiased: 0,
        largest: 0, boxes: [], isSame: true)
    }
    let judge = PixelJudge(expected, actual, metric: rule.metric)
    var finder = BoxFinder(width: overlay.shared.width)
    var different = 0
    var smoothed = 0
    var tolerated = 0
    var largest = 0
    for y in 0..<overlay.shared.height {
      for x in 0..<overlay.shared.width {
        let (verdict, difference) = judge.judge(x: x, y: y)
        largest = max(largest, difference)
        switch verdict {
        case .same: continue
        case .tolerated: tolerated += 1
        case .smoothed: smoothed += 1
        case .different:
          different += 1
          finder.add(x: x, y: y)
        }
      }
    }
    // Both lists run from the top, and the columns of one picture alone begin there.
    let rest = overlay.rest
    different += rest.reduce(0) { $0 + $1.width * $1.height }
    return Comparison(
      expectedSize: expected.size, actualSize: actual.size, differing: different,
      antialiased: smoothed, largest: largest,
      boxes: (finder.boxes() + rest).sorted { ($0.y, $0.x) < ($1.y, $1.x) },
      isSame: expected.size == actual.size && different <= rule.mostDifferent,
      tolerated: tolerated)
  }

  /// Expected, difference and actual picture side by side, or above one another where they are
  /// wide; the difference alone where the three would be more than a picture may hold.
  package static func strip(
    _ expected: Raster, _ actual: Raster, by rule: ComparisonRule = .exact
  ) -> Raster {
    strip(expected, actual, by: rule, within: .largest)
  }

  /// The strip within other limits.
  package static func strip(
    _ expected: Raster, _ actual: Raster, by rule: ComparisonRule, within limits: StripLimits
  ) -> Raster {
    let overlay = Overlay(expected: expected.size, actual: actual.size)
    return paint(
      expected, actual, by: rule, in: StripLayout(panel: overlay.whole, limits: limits))
  }

  /// The strip's middle alone: what is alike, pale, and what differs.
  package static func difference(
    _ expected: Raster, _ actual: Raster, by rule: ComparisonRule = .exact
  ) -> Raster {
    let overlay = Overlay(expected: expected.size, actual: actual.size)
    return paint(
      expected, actual, by: rule,
      in: StripLayout(difference: overlay.whole, limits: .largest))
  }

  private static func paint(
    _ expected: Raster, _ actual: Raster, by rule: ComparisonRule, in layout: StripLayout
  ) -> Raster {
    let overlay = Overlay(expected: expected.size, actual: actual.size)
    var painter = StripPainter(layout: layout)
    if let place = layout.expected { painter.paint(expected, at: place) }
    painter.paintDifference(
      expected, actual, overlay: overlay,
      judge: PixelJudge(expected, actual, metric: rule.metric))
    if let place = layout.actual { painter.paint(actual, at: place) }
    return painter.raster
  }
}
