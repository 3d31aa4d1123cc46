/// A shape with soft edges. Points.
package struct Blur: Equatable, Sendable {
  /// Filled by the even-odd rule.
  package let path: Path
  /// The standard deviation of the Gaussian blur.
  package let deviation: Double
  package let color: Color
  /// Where it shows, by the even-odd rule: outside of what casts the shadow, or inside of it.
  package let clip: Path

  package init(path: Path, deviation: Double, color: Color, clip: Path) {
    self.path = path
    self.deviation = deviation
    self.color = color
    self.clip = clip
  }
}
