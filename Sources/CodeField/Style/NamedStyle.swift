/// The looks that have a name, each a value: the cell's parts, and the layout that goes with them.
package enum NamedStyle: String, CaseIterable, Sendable {
  case square
  case underline
  case image

  /// The layout that the style has unless another is asked for.
  package var layout: LayoutKind {
    switch self {
    case .square: .square
    case .underline: .gap
    case .image: .even
    }
  }

  /// The empty cell. A picture behind the field shows the division itself, so its cells draw none.
  package var cell: CellStyle {
    switch self {
    case .square: CellStyle(fill: .white, border: Border(width: 1, color: .lightGray))
    case .underline: CellStyle(underline: Underline(thickness: 1, color: .lightGray))
    case .image: CellStyle()
    }
  }
}
