import CodeField

/// The options that say which field is drawn, in the order in which help lists them. Parser, help,
/// README and the requirements all read this table.
enum FieldOptions {
  // MARK: Field

  static let digits = Option(
    "digits", short: "n", group: .field, .integer(1...64), shown: 6, help: "number of cells")
  static let secure = Option(
    flag: "secure", group: .field,
    help: "hide the text: every character shows as one mark, and no output tells it")
  static let charset = Option(
    "charset", group: .field, .charset, default: .digits, words: "digits",
    help: "characters that TEXT may have; digits are ASCII 0–9 only")
  static let overflow = Option(
    "overflow", group: .field, .choice, named: Overflow.error,
    help: "a TEXT longer than the field is an error, or is cut")

  // MARK: Layout

  static let style = Option(
    "style", short: "s", group: .layout, .choice, named: NamedStyle.square,
    help: "bordered cells, a line below each, or a picture behind all")
  static let layout = Option(
    "layout", group: .layout, Domain<LayoutKind>.choice.optional, default: nil,
    words: "by style: square, gap, even",
    help: "fixed squares with equal gaps, cells a fixed gap apart, or equal shares of the frame")
  static let width = Option(
    "width", group: .layout, Domain.points(from: 1).optional, default: nil,
    words: "as the cells or the picture need", help: "width of the whole field")
  static let height = Option(
    "height", group: .layout, Domain.points(from: 1).optional, default: nil,
    words: "as the cells or the picture need", help: "height of the whole field")
  static let scale = Option(
    "scale", group: .layout, .number(above: 0, to: 16, syntax: "K"), default: 1, words: "1",
    help: "device pixels to a point")
  static let cellSize = Option(
    "cell-size", group: .layout, Domain.cellSize.optional, default: nil, words: "50",
    help: "side of a cell, or WIDTHxHEIGHT in the gap and even layouts")
  static let gap = Option(
    "gap", group: .layout, Domain.points(from: 0).optional, default: nil,
    words: "5 in the square layout, 20 in the gap layout",
    requires: .gaps, help: "space between cells")
  static let marginMultiple = Option(
    "margin-multiple", group: .layout, .number(from: 0, to: 1_000),
    default: SquareLayout.defaultMarginMultiple, words: "5", requires: .derivedMargins,
    help: "side margins of the square layout, in gaps")
  static let fit = Option(
    flag: "fit", group: .layout,
    help: "shrink what does not fit: cells, text, marks and gaps alike")

  // MARK: Cells

  static let borderWidth = Option(
    "border-width", group: .cells, .points(from: 0), default: 1, words: "1",
    requires: .bordered, help: "width of the border, which lies inside the cell")
  static let borderColor = Option(
    "border-color", group: .cells, .color, default: .lightGray, words: "#AAAAAA",
    help: "colour of borders, or of the lines of the underline style")
  static let cornerRadius = Option(
    "corner-radius", group: .cells, .points(from: 0), default: 0, words: "0",
    requires: .cornered, help: "radius of the cell's corners")
  static let cellColor = Option(
    "cell-color", group: .cells, Domain.color.optional, default: nil,
    words: "white in the square style, else none", help: "fill of the cells")
  static let lineWidth = Option(
    "line-width", group: .cells, .points(from: 0), default: 1, words: "1", requires: .underlined,
    help: "thickness of the line below each cell")

  // MARK: Background

  static let background = Option(
    "background", group: .background, .color, default: .white, words: "white",
    help: "colour behind everything; none leaves it transparent")
  static let backgroundImage = Option(
    "background-image", group: .background,
    Domain.text("FILE.png", "the path of a PNG file").optional, default: nil,
    help: "picture behind the cells; FILE@2x.png and FILE@3x.png are taken at those scales")
  static let imageMode = Option(
    "image-mode", group: .background, .choice, named: ImageMode.stretch,
    requires: .backgroundPicture, help: "how the picture fills the frame")

  // MARK: Text

  static let textColor = Option(
    "text-color", group: .text, .color, default: .black, words: "black",
    help: "colour of the characters")
  static let fontSize = Option(
    "font-size", group: .text, Domain.points(from: 1).optional, default: nil,
    words: "half the cell's shorter side", help: "size of the characters")
  static let fontWeight = Option(
    "font-weight", group: .text, .choice, named: FontWeight.regular, requires: .weighted,
    help: "weight of the embedded font, or of the family")
  static let font = Option(
    "font", group: .text, Domain.text("FILE", "the path of a font file").optional, default: nil,
    words: "Inter, embedded", help: "a font file to take the characters from")
  static let fontFamily = Option(
    "font-family", group: .text, Domain.text("NAME", "the name of a font family").optional,
    default: nil, requires: .noFontFile, help: "an installed font family, by its exact name")
  static let centering = Option(
    "centering", group: .text, .choice, named: Centering.line,
    help: "what is centred in the cell: the line of text, the capitals' height, or each glyph's ink"
  )

  // MARK: Mask

  static let mask = Option(
    "mask", group: .mask, .mask, default: .dot, words: "dot", requires: .secured,
    help: "what a hidden character shows as")
  static let dotRadius = Option(
    "dot-radius", group: .mask, .number(above: 0, to: 32_767, syntax: "PT"),
    default: RowRequest.defaultPointRadius, words: "9", requires: .dotted,
    help: "the dot is drawn with 0.8 of this radius, or of half the cell where that is less; "
      + "square cells are at least four of it wide where the height allows")
  static let dotColor = Option(
    "dot-color", group: .mask, .color, default: .black, words: "black", requires: .secured,
    help: "colour of the dot or of the mask character")

  static let all: [any OptionDescription] = [
    digits, secure, charset, overflow,
    style, layout, width, height, scale, cellSize, gap, marginMultiple, fit,
    borderWidth, borderColor, cornerRadius, cellColor, lineWidth,
    background, backgroundImage, imageMode,
    textColor, fontSize, fontWeight, font, fontFamily, centering,
    mask, dotRadius, dotColor,
  ]
}
