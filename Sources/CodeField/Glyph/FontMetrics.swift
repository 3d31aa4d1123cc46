/// What a font says of its lines, in font units.
package struct FontMetrics: Equatable, Sendable {
  /// Font units to the em.
  package let unitsPerEm: Double
  /// From the baseline up to the top of the line.
  package let ascent: Double
  /// From the baseline down to the foot of the line; positive.
  package let descent: Double
  /// The height of a flat capital letter.
  package let capHeight: Double

  package init(unitsPerEm: Double, ascent: Double, descent: Double, capHeight: Double) {
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }

  /// Points to a font unit at a font size in points.
  package func scale(at size: Double) -> Double { size / unitsPerEm }
}
