import CodeField

/// What is to be drawn, worked out from the options; files and characters are still names.
struct Request: Equatable, Sendable {
  let count: Int
  var isSecure: Bool
  /// Whether no message may show the text.
  let isSecret: Bool
  let charset: Charset
  let letterCase: LetterCase
  let overflow: Overflow
  var state: FieldState
  let isRightToLeft: Bool
  let layout: LayoutKind
  /// Without the background picture's size, which the frame may take.
  let row: RowRequest
  var scale: Double
  /// Without the background picture and the separator.
  let style: FieldStyle
  let separator: SeparatorChoice
  let separatorPaint: Paint
  /// One character, or one for each cell; empty for none.
  let placeholder: [Character]
  let backgroundImage: String?
  let font: FontSource
  /// Whether the font was asked for by name, and so must be usable even if no character needs it.
  let isFontGiven: Bool
  let mask: MaskChoice
  /// Whether a filled cell shows no character in any case.
  let hidesText: Bool
  /// Whether the last character of a secure text is shown.
  let showsLast: Bool
  /// The cell of a secure text that shows its character for another reason.
  var shownIndex: Int?
  let checksContrast: Bool
}

extension Request {
  private typealias Field = FieldOptions

  /// Reads the options.
  ///
  /// - Throws: a usage failure for an option that would be ignored, or for options that contradict
  ///   each other.
  init(_ arguments: ParsedArguments) throws(Failure) {
    if arguments.isStrict { try Requirement.check(Field.all, in: arguments) }
    let named = arguments[Field.style]
    if named == .image, !arguments.has(Field.backgroundImage) {
      throw .usage("--style image draws on a picture; name one with --background-image FILE.png")
    }
    count = arguments[Field.digits]
    try Self.checkGroups(arguments)
    try Self.checkIndices(arguments)
    placeholder = try Self.placeholder(arguments)

    isSecure = arguments[Field.secure]
    // Who keeps a text off the command line does not want it in a log.
    isSecret =
      isSecure || arguments.isSecret || arguments.has(TextOptions.variable)
      || arguments.has(TextOptions.file)
    charset = arguments[Field.charset]
    letterCase = arguments[Field.letterCase]
    overflow = arguments[Field.overflow]
    state = FieldState(
      status: arguments[Field.state], isFocused: arguments[Field.focus],
      focusWhenFull: arguments[Field.focusWhenFull],
      focusesAll: arguments[Field.focusAll])
    isRightToLeft = arguments[Field.direction] == .rtl
    layout = arguments[Field.kind] ?? named.layout
    scale = arguments[Field.scale]
    let style = StyleBuilder(arguments).style
    self.style = style
    row = Self.row(arguments, parts: named.parts, style: style)
    separator = arguments[Field.separator]
    separatorPaint = arguments[Field.separatorColor][arguments[Field.theme]]
    backgroundImage = arguments[Field.backgroundImage]
    font = Self.font(arguments)
    isFontGiven = arguments.has(Field.font) || arguments.has(Field.fontFamily)
    mask = arguments[Field.mask]
    hidesText = named.parts.isFilledSolid
    showsLast = arguments[Field.maskExceptLast]
    checksContrast = arguments[Field.checkContrast]
  }

  private static func row(
    _ arguments: ParsedArguments, parts: CellParts, style: FieldStyle
  ) -> RowRequest {
    let cell = arguments[Field.cellSize] ?? parts.side.map { Size(width: $0, height: $0) }
    return RowRequest(
      count: arguments[Field.digits], width: arguments[Field.width],
      height: arguments[Field.height], cell: cell, gap: arguments[Field.gap],
      marginMultiple: arguments[Field.marginMultiple], pointRadius: arguments[Field.dotRadius],
      groups: arguments[Field.groups], groupGap: arguments[Field.groupGap],
      columns: arguments[Field.columns], rowGap: arguments[Field.rowGap],
      alignment: arguments[Field.align],
      padding: arguments[Field.padding] + style.reach(beyond: cell ?? RowRequest.defaultCell),
      leastSide: 1 + 2 * style.widestBorder, shrinksToFit: arguments[Field.fit])
  }

  private static func checkGroups(_ arguments: ParsedArguments) throws(Failure) {
    let groups = arguments[Field.groups]
    guard !groups.isEmpty else { return }
    let count = arguments[Field.digits]
    let sum = groups.reduce(0, +)
    guard sum == count else {
      throw .usage("--groups has \(sum) cells and --digits \(count); they must be equal")
    }
    if arguments.has(Field.columns) {
      throw .usage("--groups and --columns exclude each other; drop one of them")
    }
  }

  private static func checkIndices(_ arguments: ParsedArguments) throws(Failure) {
    try checkIndices(of: Field.textColorAt, arguments)
    try checkIndices(of: Field.cellColorAt, arguments)
  }

  private static func checkIndices(
    of option: Option<[Int: Themed<Paint>]>, _ arguments: ParsedArguments
  ) throws(Failure) {
    let count = arguments[Field.digits]
    guard arguments.has(option), let last = arguments[option].keys.max(), last >= count
    else { return }
    throw .usage("--\(option.name) names cell \(last + 1), and there are \(count)")
  }

  private static func placeholder(_ arguments: ParsedArguments) throws(Failure) -> [Character] {
    let characters = Array(arguments[Field.placeholder] ?? "")
    let count = arguments[Field.digits]
    guard characters.count <= 1 || characters.count == count else {
      throw .usage(
        "--placeholder has \(characters.count) characters; give one for all cells, "
          + "or one for each of the \(count)")
    }
    return characters
  }

  private static func font(_ arguments: ParsedArguments) -> FontSource {
    let weight = arguments[Field.fontWeight]
    if let path = arguments[Field.font] { return .file(path) }
    if let name = arguments[Field.fontFamily] { return .family(name, weight) }
    return .embedded(weight)
  }
}
