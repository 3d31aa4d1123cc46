import Comparison

extension Finding {
  /// What came of it in a few words, without the name.
  var summary: String {
    switch verdict {
    case .same: message ?? "as its baseline"
    case .different: message ?? comparison.map(Self.summary) ?? "differs from its baseline"
    case .missing: message ?? "there is no baseline"
    case .orphan: message ?? "no entry makes this baseline"
    case .unreadable: message ?? "the baseline cannot be read"
    case .failed: message ?? "cannot be drawn"
    }
  }

  private static func summary(_ comparison: Comparison) -> String {
    let count = comparison.differing
    let pixels = "\(count) \(count == 1 ? "pixel differs" : "pixels differ")"
    let expected = comparison.expectedSize
    let actual = comparison.actualSize
    guard expected == actual else {
      return "\(actual.width)x\(actual.height) pixels instead of "
        + "\(expected.width)x\(expected.height); \(pixels)"
    }
    return "\(pixels), by up to \(comparison.largest) of 255"
  }
}
