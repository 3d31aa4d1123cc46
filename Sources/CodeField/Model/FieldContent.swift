/// What a field shows at a moment.
package struct FieldContent: Sendable {
  /// One for each cell, from the first on.
  package var cells: [CellContent]
  /// How many cells are filled.
  package var filled: Int
  package var state: FieldState
  /// Whether the first cell is the rightmost of its row.
  package var isRightToLeft: Bool

  /// How far the cells stand right of their places, in points: a field that shakes.
  package var shift = 0.0
  /// A character that is just coming in.
  package var entering: EnteringContent?

  package init(
    cells: [CellContent], filled: Int, state: FieldState = FieldState(), isRightToLeft: Bool = false
  ) {
    self.cells = cells
    self.filled = filled
    self.state = state
    self.isRightToLeft = isRightToLeft
  }
}
