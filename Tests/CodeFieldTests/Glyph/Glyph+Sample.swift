import CodeField

extension FontMetrics {
  /// A line of 1.2 em, a third of its foot below the baseline.
  static let sample = FontMetrics(unitsPerEm: 1_000, ascent: 900, descent: 300, capHeight: 700)
}

extension Glyph {
  /// A box of ink 600×700 units on the baseline, off the middle of its advance of 1,000.
  static let sample = box(left: 100, bottom: 0, right: 700, top: 700, advance: 1_000)

  /// A rectangle of ink; `bottom` and `top` run upwards from the baseline.
  static func box(
    left: Double, bottom: Double, right: Double, top: Double, advance: Double
  ) -> Glyph {
    let outline = Path.rect(Rect(left: left, top: -top, right: right, bottom: -bottom))
    guard let glyph = Glyph(metrics: .sample, advance: advance, outline: outline) else {
      preconditionFailure("a sample without ink")
    }
    return glyph
  }
}
