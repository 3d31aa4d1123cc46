/// What does not fit into its cell. Points.
package enum FitError: Error, Equatable, Sendable {
  /// The border leaves nothing of the cell.
  case borderTooWide(width: Double, cell: Size)
  /// A corner can turn within half the cell's shorter side at most.
  case cornerTooRound(radius: Double, largest: Double)
  /// The underline is thicker than the cell is high.
  case underlineTooThick(thickness: Double, cell: Size)
  /// The character at `index` at this font size; it would fit at `largest`.
  case characterTooLarge(index: Int, size: Double, largest: Double)
  /// The mask character at this font size; it would fit at `largest`.
  case maskTooLarge(size: Double, largest: Double)
  /// The mask picture at its own size.
  case pictureTooLarge(size: Size, room: Size)
}
