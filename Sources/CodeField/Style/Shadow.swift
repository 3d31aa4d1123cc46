/// A blurred copy of a shape, behind it or within it. Points.
package struct Shadow: Equatable, Sendable {
  package var x: Double
  package var y: Double
  /// Twice the standard deviation of the blur, as CSS counts it.
  package var blur: Double
  /// By how much the shape grows first; negative shrinks.
  package var spread: Double
  package var color: Color

  package init(x: Double, y: Double, blur: Double, spread: Double = 0, color: Color) {
    self.x = x
    self.y = y
    self.blur = blur
    self.spread = spread
    self.color = color
  }

  /// How far the shadow reaches beyond what casts it, in points.
  package var reach: Double {
    color.isClear ? 0 : max(0, max(abs(x), abs(y)) + blur + spread)
  }
}
