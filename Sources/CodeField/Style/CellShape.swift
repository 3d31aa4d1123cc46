/// The outline of a cell.
package enum CellShape: String, CaseIterable, Sendable {
  /// The whole rectangle, its corners rounded by the style's radius.
  case box
  /// The largest disc, or a box with half-round ends where the cell is no square.
  case circle
  /// The rectangle through the middles of the four edges.
  case diamond

  /// How much further out the points of an outline around the shape lie than its sides: 1 for shapes
  /// without points, √(a² + b²)/min(a, b) for a diamond.
  func pointReach(_ size: Size) -> Double {
    guard self == .diamond else { return 1 }
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    return diagonal / size.shorterSide
  }

  /// The largest disc about the middle that stays `border` points within the outline.
  func inscribedRadius(_ size: Size, border: Double) -> Double {
    switch self {
    case .box, .circle: size.shorterSide / 2 - border
    case .diamond:
      size.width * size.height / 2
        / (size.width * size.width + size.height * size.height).squareRoot() - border
    }
  }
}
