import CodeField

/// What is to be drawn, worked out from the options; files are still names.
struct Request: Sendable {
  let count: Int
  let isSecure: Bool
  let charset: Charset
  let overflow: Overflow
  let layout: LayoutKind
  /// Without the background picture's size, which the frame may take.
  let row: RowRequest
  let scale: Double
  /// Without the background picture.
  let style: FieldStyle
  let backgroundImage: String?
  let font: FontSource
  /// Whether the font was asked for by name, and so must be usable even if no character needs it.
  let isFontGiven: Bool
  let mask: MaskChoice
}

extension Request {
  private typealias Field = FieldOptions

  /// Reads the options.
  ///
  /// - Throws: a usage failure for an option that would be ignored, or for a style without its
  ///   picture.
  init(_ arguments: ParsedArguments) throws(Failure) {
    for option in Field.all {
      if let requirement = option.requirement, arguments.has(option), !requirement.holds(arguments)
      {
        throw .usage("--\(option.name) has no effect \(requirement.words)")
      }
    }
    let named = arguments[Field.style]
    if named == .image, !arguments.has(Field.backgroundImage) {
      throw .usage("--style image draws on a picture; name one with --background-image FILE.png")
    }

    let fit = arguments[Field.fit]
    count = arguments[Field.digits]
    isSecure = arguments[Field.secure]
    charset = arguments[Field.charset]
    overflow = arguments[Field.overflow]
    layout = arguments[Field.layout] ?? named.layout
    row = RowRequest(
      count: count, width: arguments[Field.width], height: arguments[Field.height],
      cell: arguments[Field.cellSize], gap: arguments[Field.gap],
      marginMultiple: arguments[Field.marginMultiple], pointRadius: arguments[Field.dotRadius],
      shrinksToFit: fit)
    scale = arguments[Field.scale]
    style = FieldStyle(
      cell: Self.cell(named.cell, arguments),
      text: TextStyle(
        color: arguments[Field.textColor], size: arguments[Field.fontSize],
        centering: arguments[Field.centering]),
      dotColor: arguments[Field.dotColor],
      background: Background(
        color: arguments[Field.background], mode: arguments[Field.imageMode]))
    backgroundImage = arguments[Field.backgroundImage]
    font = Self.font(arguments)
    isFontGiven = arguments.has(Field.font) || arguments.has(Field.fontFamily)
    mask = arguments[Field.mask]
  }

  /// The style's cell with the options that were given laid over it.
  private static func cell(_ cell: CellStyle, _ arguments: ParsedArguments) -> CellStyle {
    var cell = cell
    if cell.underline != nil {
      cell.underline = Underline(
        thickness: arguments[Field.lineWidth], color: arguments[Field.borderColor])
    } else if cell.border != nil || arguments.has(Field.borderWidth)
      || arguments.has(Field.borderColor)
    {
      cell.border = Border(
        width: arguments[Field.borderWidth], color: arguments[Field.borderColor])
    }
    cell.fill = arguments[Field.cellColor] ?? cell.fill
    cell.cornerRadius = arguments[Field.cornerRadius]
    return cell
  }

  private static func font(_ arguments: ParsedArguments) -> FontSource {
    let weight = arguments[Field.fontWeight]
    if let path = arguments[Field.font] { return .file(path) }
    if let name = arguments[Field.fontFamily] { return .family(name, weight) }
    return .embedded(weight)
  }
}
