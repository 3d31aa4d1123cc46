/// A character as its font draws it: numbers and an outline, no font, size or hint left in it.
///
/// All lengths are font units; y runs down from the baseline, x right from the pen's place.
package struct Glyph: Equatable, Sendable {
  package let metrics: FontMetrics
  /// How far the pen moves on: the width of the character's box.
  package let advance: Double
  /// The filled outline, by the winding rule.
  package let outline: Path
  /// The smallest rectangle around the outline.
  package let inkBox: Rect

  /// Makes a glyph, or none where the outline encloses nothing.
  package init?(metrics: FontMetrics, advance: Double, outline: Path) {
    guard let inkBox = outline.bounds, !inkBox.isEmpty else { return nil }
    self.metrics = metrics
    self.advance = advance
    self.outline = outline
    self.inkBox = inkBox
  }
}
