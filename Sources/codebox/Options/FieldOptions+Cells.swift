import CodeField

/// How a cell looks in no special state.
extension FieldOptions {
  static let borderWidth = Option(
    "border-width", group: .cells, .points(from: 0), default: 1, words: "1",
    requires: .bordered, help: "width of the border, which lies inside the cell")
  static let borderColor = Option(
    "border-color", group: .cells, .paint, default: Palette.line, words: "#8C8C8C",
    help: "colour of borders, or of the lines of the underline style")
  static let cornerRadius = Option(
    "corner-radius", group: .cells, Domain.points(from: 0).optional, default: nil,
    words: "by style: rounded 10, joined 8, else 0", requires: .cornered,
    help: "radius of the cell's corners")
  static let cellColor = Option(
    "cell-color", group: .cells, Domain.paint.optional, default: nil,
    words: "white/#1E1E1E in bordered styles, else none", help: "fill of the cells")
  static let lineWidth = Option(
    "line-width", group: .cells, .points(from: 0), default: 1, words: "1", requires: .underlined,
    help: "thickness of the line below each cell")
  static let lineLength = Option(
    "line-length", group: .cells, Domain.points(from: 1).optional, default: nil,
    words: "as wide as the cell", requires: .underlined, help: "length of the line")
  static let lineOffset = Option(
    "line-offset", group: .cells, .points(from: 0), default: 0, words: "0", requires: .underlined,
    help: "from the cell's foot up to the line")
  static let lineCap = Option(
    "line-cap", group: .cells, .choice, named: LineCap.butt, requires: .underlined,
    help: "how the line ends: cut off, or round")
  static let shadow = Option(
    "shadow", group: .cells, .shadow, default: Themed(nil), words: "none",
    help: "shadow behind each cell")
  static let innerShadow = Option(
    "inner-shadow", group: .cells, .shadow, default: Themed(nil), words: "none",
    help: "shadow inside each cell's edge")
  static let cellColorAt = Option(
    "cell-color-at", group: .cells, .paintsByIndex, default: [:],
    help: "fills of single cells, in every state")
  static let rowColor = Option(
    "row-color", group: .cells, Domain.paint.optional, default: nil,
    help: "a box behind all the cells")
  static let rowRadius = Option(
    "row-radius", group: .cells, .points(from: 0), default: 0, words: "0", requires: .plated,
    help: "radius of that box's corners")
  static let rowPadding = Option(
    "row-padding", group: .cells, .points(from: 0), default: 0, words: "0", requires: .plated,
    help: "how far that box reaches beyond the cells")

  static let cells: [OptionDescription] = OptionTable.of {
    borderWidth
    borderColor
    cornerRadius
    cellColor
    lineWidth
    lineLength
    lineOffset
    lineCap
    shadow
    innerShadow
    cellColorAt
    rowColor
    rowRadius
    rowPadding
  }
}
