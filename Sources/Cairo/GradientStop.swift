/// A colour on the line of a gradient.
package struct GradientStop: Equatable, Sendable {
  /// The place on the line, 0…1.
  package let offset: Double
  /// Red, green, blue and alpha, 0…1, not multiplied.
  package let red, green, blue, alpha: Double

  package init(offset: Double, red: Double, green: Double, blue: Double, alpha: Double) {
    self.offset = offset
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
