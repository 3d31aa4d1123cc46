import CodeField

/// Backgrounds, characters, cursors and marks.
extension FieldOptions {
  static let backgroundColor = Option(
    "background", group: .background, .paint, default: Palette.background,
    words: "white/#121212", help: "colour behind everything; none leaves it transparent")
  static let backgroundImage = Option(
    "background-image", group: .background,
    Domain.text("FILE.png", "the path of a PNG file").optional, default: nil, isPath: true,
    help: "picture behind the cells; FILE@2x.png and FILE@3x.png are taken at those scales")
  static let imageMode = Option(
    "image-mode", group: .background, .choice, named: ImageMode.stretch,
    requires: .backgroundPicture, help: "how the picture fills the frame")

  static let background: [OptionDescription] = OptionTable.of {
    backgroundColor
    backgroundImage
    imageMode
  }

  static let textColor = Option(
    "text-color", group: .text, .paint, default: Palette.text, words: "black/white",
    help: "colour of the characters")
  static let textColorAt = Option(
    "text-color-at", group: .text, .paintsByIndex, default: [:],
    help: "colours of single characters, in every state")
  static let fontSize = Option(
    "font-size", group: .text, Domain.points(from: 1).optional, default: nil,
    words: "half the cell's shorter side", help: "size of the characters")
  static let fontWeight = Option(
    "font-weight", group: .text, .choice, named: FontWeight.regular, requires: .weighted,
    help: "weight of the embedded font, or of the family")
  static let font = Option(
    "font", group: .text, Domain.text("FILE", "the path of a font file").optional, default: nil,
    words: "Inter, embedded", isPath: true, help: "a font file to take the characters from")
  static let fontFamily = Option(
    "font-family", group: .text, Domain.text("NAME", "the name of a font family").optional,
    default: nil, requires: .noFontFile, help: "an installed font family, by its name")
  static let centering = Option(
    "centering", group: .text, .choice, named: Centering.line,
    help: "what is centred in the cell: the line of text, the capitals' height, or each glyph's "
      + "ink")
  static let textOffset = Option(
    "text-offset", group: .text, .points(from: -1_000, to: 1_000), default: 0, words: "0",
    help: "how far characters and marks stand below the middle of their cell")
  static let placeholder = Option(
    "placeholder", group: .text,
    Domain.text("TEXT", "one character, or one for each cell").optional,
    default: nil, help: "what empty cells show: one character for all, or one for each")
  static let placeholderColor = Option(
    "placeholder-color", group: .text, .paint, default: Palette.placeholder,
    words: "#707070/#A0A0A0", requires: .placeheld, help: "colour of the placeholder")
  static let placeholderInFocus = Option(
    "placeholder-in-focus", group: .text, Domain<PlaceholderInFocus>.choice.optional, default: nil,
    words: "show, but hide behind a cursor", requires: .placeheld,
    help: "whether the focused cell shows its placeholder")

  static let text: [OptionDescription] = OptionTable.of {
    textColor
    textColorAt
    fontSize
    fontWeight
    font
    fontFamily
    centering
    textOffset
    placeholder
    placeholderColor
    placeholderInFocus
  }

  static let cursor = Option(
    "cursor", group: .cursor, .choice, named: CursorChoice.none, requires: .focused,
    help: "the mark in the focused cell; it stands still")
  static let cursorWidth = Option(
    "cursor-width", group: .cursor, Domain.points(from: 0).optional, default: nil,
    words: "bar 2, else 0.6 of the font's size", requires: .cursored, help: "width of the cursor")
  static let cursorHeight = Option(
    "cursor-height", group: .cursor, Domain.points(from: 0).optional, default: nil,
    words: "underscore 2, else 1.2 of the font's size", requires: .cursored,
    help: "height of the cursor")
  static let cursorOffset = Option(
    "cursor-offset", group: .cursor, Domain.points(from: 0).optional, default: nil,
    words: "below the baseline", requires: .underscored,
    help: "from the cell's foot up to the underscore")
  static let cursorColor = Option(
    "cursor-color", group: .cursor, Domain.paint.optional, default: nil, words: "the text's",
    requires: .cursored, help: "colour of the cursor")

  static let cursors: [OptionDescription] = OptionTable.of {
    cursor
    cursorWidth
    cursorHeight
    cursorOffset
    cursorColor
  }

  static let mask = Option(
    "mask", group: .mask, .mask, default: .dot, words: "dot", requires: .secured, isPath: true,
    help: "what a hidden character shows as")
  static let maskExceptLast = Option(
    flag: "mask-except-last", group: .mask, requires: .secured,
    help: "show the last character that was typed")
  static let dotRadius = Option(
    "dot-radius", group: .mask, .number(above: 0, to: 32_767, syntax: "PT"),
    default: RowRequest.defaultPointRadius, words: "9", requires: .dotted,
    help: "the dot is drawn with 0.8 of this radius, or of half the cell where that is less; "
      + "square cells are at least four of it wide where the height allows")
  static let dotColor = Option(
    "dot-color", group: .mask, Domain.paint.optional, default: nil, words: "the text's",
    requires: .secured, help: "colour of the dot or of the mask character")

  static let masks: [OptionDescription] = OptionTable.of {
    mask
    maskExceptLast
    dotRadius
    dotColor
  }
}
