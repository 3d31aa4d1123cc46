/// When two pictures count as the same.
package struct ComparisonRule: Equatable, Sendable {
  /// How a pixel's difference is measured.
  package enum Metric: Equatable, Sendable {
    /// By the largest difference of a channel, 0…255, colours multiplied by alpha: pixels that
    /// differ by more than the tolerance are different.
    case channels(tolerance: Int)
    /// As the eye sees it, with smoothed edges recognized.
    case perceptual
  }

  package var metric: Metric
  /// How many pixels may be different.
  package var mostDifferent: Int

  package init(metric: Metric = .channels(tolerance: 0), mostDifferent: Int = 0) {
    self.metric = metric
    self.mostDifferent = mostDifferent
  }

  /// No pixel may differ.
  package static let exact = ComparisonRule()
}
