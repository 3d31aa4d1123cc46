/// Why cells cannot stand in their frame. Points.
package enum LayoutError: Error, Equatable, Sendable {
  /// The frame is narrower than the cells and the gaps between them need.
  case tooNarrow(needed: Double, given: Double)
  /// The frame is lower than the cells need.
  case tooLow(needed: Double, given: Double)
  /// The square layout was given a cell that is no square.
  case notSquare(Size)
}
