import CodeField

/// Compares pictures pixel by pixel.
package enum Comparer {
  /// What an actual picture has other than the expected one.
  package static func compare(
    _ expected: Raster, _ actual: Raster, by rule: ComparisonRule = .exact
  ) -> Comparison {
    let differing = zip(expected.pixels, actual.pixels).filter { $0 != $1 }.count
    return Comparison(
      expectedSize: expected.size, actualSize: actual.size, differing: differing, antialiased: 0,
      largest: 0, boxes: [], isSame: expected == actual)
  }

  /// Expected, difference and actual picture side by side, or above one another where they are
  /// wide.
  package static func strip(
    _ expected: Raster, _ actual: Raster, by rule: ComparisonRule = .exact
  ) -> Raster {
    actual
  }
}
