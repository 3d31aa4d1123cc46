/// The outline of a cell.
package enum CellShape: String, CaseIterable, Sendable {
  /// The whole rectangle, its corners rounded by the style's radius.
  case box
  /// The largest disc, or a box with half-round ends where the cell is no square.
  case circle
  /// The rectangle through the middles of the four edges.
  case diamond
}
