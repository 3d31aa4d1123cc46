import CodeField

/// The conditions of the field options. Each sees the options that were given, not their effects.
extension Requirement {
  private typealias Field = FieldOptions

  private static func layout(_ arguments: ParsedArguments) -> LayoutKind {
    arguments[Field.layout] ?? arguments[Field.style].layout
  }

  static let gaps = Requirement(words: "in the even layout, whose cells touch") {
    layout($0) != .even
  }
  static let derivedMargins = Requirement(
    words:
      "unless the layout is square and derives its margins: drop --gap or what sets the width, "
      + "or choose --layout square"
  ) {
    layout($0) == .square
      && !($0.has(Field.gap) && ($0.has(Field.width) || $0.has(Field.backgroundImage)))
  }
  static let bordered = Requirement(words: "in the underline style; --line-width sets its line") {
    $0[Field.style] != .underline
  }
  static let underlined = Requirement(words: "without --style underline") {
    $0[Field.style] == .underline
  }
  static let cornered = Requirement(words: "on cells without a border or a --cell-color") {
    $0[Field.style] == .square || $0.has(Field.cellColor)
      || $0[Field.style] == .image && ($0.has(Field.borderWidth) || $0.has(Field.borderColor))
  }
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
