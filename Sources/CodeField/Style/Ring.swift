/// A line around a cell, outside its border.
package struct Ring: Equatable, Sendable {
  /// Points.
  package var width: Double
  /// From the cell's edge to the ring's inner edge, in points.
  package var offset: Double
  package var paint: Paint

  package init(width: Double, offset: Double = 0, paint: Paint) {
    self.width = width
    self.offset = offset
    self.paint = paint
  }

  /// How far the ring reaches beyond the cell, in points.
  package var reach: Double { width > 0 && !paint.isClear ? width + offset : 0 }
}
