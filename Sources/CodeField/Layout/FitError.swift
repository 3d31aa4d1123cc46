/// What does not fit into its cell. Points.
package enum FitError: Error, Equatable, Sendable {
  /// The border leaves nothing of the cell.
  case borderTooWide(width: Double, cell: Size)
  /// A corner can turn within half the cell's shorter side at most.
  case cornerTooRound(radius: Double, largest: Double)
  /// The underline is thicker than the cell is high.
  case underlineTooThick(thickness: Double, cell: Size)
  /// A cell that a state makes larger reaches beyond the frame.
  case stateCellTooLarge(size: Size)
  /// Border and line leave no room around the cell's middle.
  case noRoom
  /// The separator is wider than the gap between two groups.
  case separatorTooWide(width: Double, gap: Double)
  /// The character in cell `index` at this font size; it would fit at `largest`.
  case characterTooLarge(index: Int, size: Double, largest: Double)
  /// The placeholder in cell `index` at this font size; it would fit at `largest`.
  case placeholderTooLarge(index: Int, size: Double, largest: Double)
  /// The mask character at this font size; it would fit at `largest`.
  case maskTooLarge(size: Double, largest: Double)
  /// The dot is wider than the room that borders and lines leave.
  case dotTooLarge(radius: Double, largest: Double)
  /// The mask picture at its own size.
  case pictureTooLarge(size: Size, room: Size)
}
