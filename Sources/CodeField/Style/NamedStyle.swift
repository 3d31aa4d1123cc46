/// The looks that have a name, each a value: the cell's parts, and the layout that goes with them.
package enum NamedStyle: String, CaseIterable, Sendable {
  case square
  case rounded
  case circle
  case diamond
  case underline
  /// Cells that touch and share their borders.
  case joined
  /// A small disc for each cell, hollow or filled, as lock screens have them.
  case dots
  /// A picture behind the cells, which shows the division itself.
  case image
  /// Characters alone.
  case none

  /// The layout that the style has unless another is asked for.
  package var layout: LayoutKind {
    switch self {
    case .square, .rounded, .circle, .diamond: .square
    case .underline, .dots, .none: .gap
    case .joined, .image: .even
    }
  }

  /// The parts of the cell, their colours left to the theme.
  package var parts: CellParts {
    switch self {
    case .square: CellParts(hasFill: true, hasBorder: true)
    case .rounded: CellParts(hasFill: true, hasBorder: true, cornerRadius: 10)
    case .circle: CellParts(shape: .circle, hasFill: true, hasBorder: true)
    case .diamond: CellParts(shape: .diamond, hasFill: true, hasBorder: true)
    case .underline: CellParts(hasUnderline: true)
    case .joined: CellParts(hasFill: true, hasBorder: true, cornerRadius: 8)
    case .dots: CellParts(shape: .circle, hasBorder: true, side: 14, isFilledSolid: true)
    case .image, .none: CellParts()
    }
  }
}
