import CodeField

/// The conditions of the field options. Each sees the options that were given, not their effects.
extension Requirement {
  private typealias Field = FieldOptions

  private static func layout(_ arguments: ParsedArguments) -> LayoutKind {
    arguments[Field.kind] ?? arguments[Field.style].layout
  }

  private static func parts(_ arguments: ParsedArguments) -> CellParts {
    arguments[Field.style].parts
  }

  /// A style without a border has one when it is asked for, unless it has a line.
  static func hasBorder(_ arguments: ParsedArguments) -> Bool {
    parts(arguments).hasBorder
      || !parts(arguments).hasUnderline
        && (arguments.has(Field.borderWidth) || arguments.has(Field.borderColor))
  }

  static let gaps = Requirement(words: "in the even layout, whose cells touch") {
    layout($0) != .even
  }
  static let derivedMargins = Requirement(
    words: "unless the layout is square and derives its margins: drop --gap or what sets the "
      + "width, or choose --layout square"
  ) {
    layout($0) == .square
      && !($0.has(Field.gap) && ($0.has(Field.width) || $0.has(Field.backgroundImage)))
  }
  static let alignable = Requirement(
    words: "without --width and cells of a fixed size: --cell-size, or --gap in the square layout"
  ) {
    $0.has(Field.width) && $0.has(layout($0) == .square ? Field.gap.name : Field.cellSize.name)
  }
  static let grouped = Requirement(words: "without --groups") { !$0[Field.groups].isEmpty }
  static let wrapped = Requirement(words: "without --columns") { $0.has(Field.columns) }
  static let bordered = Requirement(words: "in the underline style; --line-width sets its line") {
    !parts($0).hasUnderline
  }
  static let underlined = Requirement(words: "without --style underline") {
    parts($0).hasUnderline
  }
  static let lined = Requirement(words: "on cells without a border or a line") {
    hasBorder($0) || parts($0).hasUnderline
  }
  static let cornered = Requirement(
    words: "on cells without corners: they need a box with a border or a --cell-color"
  ) {
    parts($0).shape == .box && (hasBorder($0) || $0.has(Field.cellColor))
  }
  static let plated = Requirement(words: "without --row-color") { $0.has(Field.rowColor) }
  static let focused = Requirement(words: "without --focus") { $0[Field.focus] }
  static let cursored = Requirement(words: "without --cursor") { $0[Field.cursor] != .none }
  static let underscored = Requirement(words: "without --cursor underscore") {
    $0[Field.cursor] == .underscore
  }
  static let placeheld = Requirement(words: "without --placeholder") { $0.has(Field.placeholder) }
  static let backgroundPicture = Requirement(words: "without --background-image") {
    $0.has(Field.backgroundImage)
  }
  static let weighted = Requirement(words: "on the single font of --font") {
    !$0.has(Field.font)
  }
  static let noFontFile = Requirement(words: "beside --font; give one of them") {
    !$0.has(Field.font)
  }
  static let secured = Requirement(words: "without --secure") { $0[Field.secure] }
  static let dotted = Requirement(words: "without --secure or the square layout") {
    $0[Field.secure] || layout($0) == .square
  }
}
