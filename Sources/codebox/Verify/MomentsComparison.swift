import CodeField
import Comparison

/// How a picture or an animation differs from the expected one: an animation as soon as one of its
/// pictures does.
struct MomentsComparison: Sendable {
  /// In what the two differ but for their pixels, in words; then no pixels were compared.
  let otherTimes: String?
  /// Of the first pictures that differ, or of the first ones of all.
  private(set) var comparison: Comparison?
  /// Which pictures of an animation differ, from 1.
  private(set) var frame: Int?
  /// The two pictures that differ.
  private(set) var pictures: (expected: Raster, actual: Raster)?

  var isSame: Bool { otherTimes == nil && comparison?.isSame == true }

  /// Compares as far as the first difference.
  ///
  /// - Throws: a failure where a frame cannot be read.
  init(
    _ expected: consuming Moments, _ actual: consuming Moments, by rule: ComparisonRule
  ) throws(Failure) {
    otherTimes = actual.otherTimes(than: expected)
    guard otherTimes == nil else { return }
    let isAnimation = expected.isAnimation
    var number = 0
    while let one = try expected.next(), let other = try actual.next() {
      number += 1
      let comparison = Comparer.compare(one, other, by: rule)
      if self.comparison == nil || !comparison.isSame { self.comparison = comparison }
      guard !comparison.isSame else { continue }
      frame = isAnimation ? number : nil
      pictures = (one, other)
      return
    }
  }

  /// The difference's picture as a file, or nil where there are no two pictures that differ.
  func difference(by rule: ComparisonRule, scale: Double) throws(Failure) -> [UInt8]? {
    guard let pictures else { return nil }
    let raster = Comparer.difference(pictures.expected, pictures.actual, by: rule)
    return try Artwork(content: .still(raster), scale: scale).bytes()
  }
}

extension Finding {
  /// The verdict of a comparison.
  init(name: String, _ result: MomentsComparison) {
    self.init(
      name: name, verdict: result.isSame ? .same : .different, message: result.otherTimes,
      comparison: result.comparison)
    if let frame = result.frame { message = "frame \(frame): \(summary)" }
  }
}
