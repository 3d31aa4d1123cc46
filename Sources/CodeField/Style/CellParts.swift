/// Which parts a named style's cell has.
package struct CellParts: Equatable, Sendable {
  package let shape: CellShape
  package let hasFill: Bool
  package let hasBorder: Bool
  package let hasUnderline: Bool
  /// Points.
  package let cornerRadius: Double
  /// The cell's side in points, nil for the usual one.
  package let side: Double?
  /// Whether a filled cell is told by its fill, and shows no character.
  package let isFilledSolid: Bool

  init(
    shape: CellShape = .box, hasFill: Bool = false, hasBorder: Bool = false,
    hasUnderline: Bool = false, cornerRadius: Double = 0, side: Double? = nil,
    isFilledSolid: Bool = false
  ) {
    self.shape = shape
    self.hasFill = hasFill
    self.hasBorder = hasBorder
    self.hasUnderline = hasUnderline
    self.cornerRadius = cornerRadius
    self.side = side
    self.isFilledSolid = isFilledSolid
  }
}
