/// Colours that change along a straight line.
package struct Gradient: Equatable, Sendable {
  /// A colour and its place on the line, 0…1.
  package struct Stop: Equatable, Sendable {
    package let offset: Double
    package let color: Color

    package init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// In order; two or more.
  package let stops: [Stop]
  /// Degrees clockwise from straight up, as CSS counts them: 90 runs to the right, 180 down.
  package let angle: Double

  package init(stops: [Stop], angle: Double) {
    self.stops = stops
    self.angle = angle
  }

  /// Colours at equal distances.
  package init(colors: [Color], angle: Double) {
    let last = Double(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { Stop(offset: Double($0.offset) / last, color: $0.element) },
      angle: angle)
  }
}
