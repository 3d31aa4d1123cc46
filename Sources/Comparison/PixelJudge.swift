import CodeField

/// Judges the pixels that two pictures share by a rule's metric.
struct PixelJudge {
  private let expected: Raster
  private let actual: Raster
  private let metric: ComparisonRule.Metric
  private let smoothing: EdgeSmoothing
  /// Nil where colours are not compared as the eye sees them.
  private let lab: OKLab?

  /// From this distance in OKLab on a difference is seen: what CSS Color 4 takes as just noticeable
  /// where it maps colours into a gamut.
  private static let noticeable: Float = 0.02

  init(_ expected: Raster, _ actual: Raster, metric: ComparisonRule.Metric) {
    self.expected = expected
    self.actual = actual
    self.metric = metric
    smoothing = EdgeSmoothing(
      expected: expected, actual: actual,
      shared: Overlay(expected: expected.size, actual: actual.size).shared)
    lab = metric == .perceptual ? OKLab() : nil
  }

  /// What is said of a pixel, and its largest difference of a channel.
  @inline(__always)
  func judge(x: Int, y: Int) -> (verdict: PixelVerdict, difference: Int) {
    let was = expected.pixels[y * expected.size.width + x]
    let now = actual.pixels[y * actual.size.width + x]
    if was == now { return (.same, 0) }
    let difference = PixelChannels.largestDifference(was, now)
    switch metric {
    case .channels(let tolerance):
      return (difference > tolerance ? .different : .tolerated, difference)
    case .perceptual:
      // Near black OKLab tells apart what is but rounding.
      guard difference > EdgeSmoothing.rounding, let lab,
        lab.distance(was, now) > Self.noticeable
      else { return (.tolerated, difference) }
      return (smoothing.explains(x: x, y: y) ? .smoothed : .different, difference)
    }
  }
}
