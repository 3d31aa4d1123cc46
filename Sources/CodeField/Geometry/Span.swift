/// A stretch of one axis, in points.
package struct Span: Equatable, Sendable {
  package var start: Double
  package var length: Double

  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  package var end: Double { start + length }
}
