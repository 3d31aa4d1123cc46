import CodeField

/// Options to a style: the named style's parts, the theme's colours, and what was given.
struct StyleBuilder {
  private typealias Field = FieldOptions

  private let arguments: ParsedArguments
  private let theme: Theme
  private let parts: CellParts

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    theme = arguments[Field.theme]
    parts = arguments[Field.style].parts
  }

  var style: FieldStyle {
    let cell = cell
    let text = arguments[Field.textColor][theme]
    return FieldStyle(
      cell: cell, states: states(cell), textAt: paints(Field.textColorAt),
      fillAt: paints(Field.cellColorAt),
      text: TextStyle(
        size: arguments[Field.fontSize], centering: arguments[Field.centering],
        offset: arguments[Field.textOffset]),
      mark: arguments[Field.dotColor]?[theme] ?? text,
      placeholder: arguments[Field.placeholderColor][theme],
      showsPlaceholderInFocus: showsPlaceholderInFocus,
      cursor: arguments[Field.cursor].shape.map { shape in
        Cursor(
          shape: shape, width: arguments[Field.cursorWidth],
          height: arguments[Field.cursorHeight], offset: arguments[Field.cursorOffset],
          paint: arguments[Field.cursorColor]?[theme] ?? text)
      },
      plate: arguments[Field.rowColor].map { paint in
        Plate(
          paint: paint[theme], cornerRadius: arguments[Field.rowRadius],
          padding: arguments[Field.rowPadding])
      },
      background: Background(
        paint: arguments[Field.backgroundColor][theme], mode: arguments[Field.imageMode]),
      disabledOpacity: arguments[Field.disabledOpacity])
  }

  /// A cursor and a placeholder in one place would hide each other.
  private var showsPlaceholderInFocus: Bool {
    if let choice = arguments[Field.placeholderInFocus] { return choice == .show }
    return arguments[Field.cursor] == .none
  }

  private var cell: CellStyle {
    let line = arguments[Field.borderColor][theme]
    var cell = CellStyle(
      shape: parts.shape,
      fill: arguments[Field.cellColor]?[theme] ?? (parts.hasFill ? Palette.cell[theme] : nil),
      cornerRadius: arguments[Field.cornerRadius] ?? parts.cornerRadius,
      ring: Ring(width: 0, paint: Palette.focus[theme]), shadow: arguments[Field.shadow][theme],
      innerShadow: arguments[Field.innerShadow][theme], text: arguments[Field.textColor][theme])
    if Requirement.hasBorder(arguments) {
      cell.border = Border(width: arguments[Field.borderWidth], paint: line)
    }
    if parts.hasUnderline {
      cell.underline = Underline(
        thickness: arguments[Field.lineWidth], paint: line, length: arguments[Field.lineLength],
        offset: arguments[Field.lineOffset], isRound: arguments[Field.lineCap] == .round)
    }
    return cell
  }

  /// What each state changes: what was given, and where nothing was, the theme's colour of the
  /// line, or of the text in error and success of a cell without one, and in focus a line of 2 pt
  /// where the plain one is thinner.
  private func states(_ cell: CellStyle) -> StateStyles {
    var states = StateStyles()
    for options in Field.byState { states[options.state] = given(options) }
    let defaults: [(CellState, Themed<Paint>)] = [
      (.focus, Palette.focus), (.error, Palette.error), (.success, Palette.success),
    ]
    for (state, paint) in defaults where states[state]?.line == nil {
      states[state]?.line = paint[theme]
    }
    let width = cell.border?.width ?? cell.underline?.thickness ?? 0
    // Without a line to colour, error and success show in the characters.
    if width == 0 {
      for (state, paint) in defaults where state != .focus && states[state]?.text == nil {
        states[state]?.text = paint[theme]
      }
    }
    if states[.focus]?.lineWidth == nil, width > 0, width < 2 { states[.focus]?.lineWidth = 2 }
    if parts.isFilledSolid, states[.filled]?.fill == nil { states[.filled]?.fill = cell.text }
    return states
  }

  private func given(_ options: StateOptions) -> StateStyle {
    var style = StateStyle()
    style.line = arguments[options.color]?[theme]
    style.lineWidth = arguments[options.borderWidth]
    style.fill = arguments[options.cellColor]?[theme]
    style.text = arguments[options.textColor]?[theme]
    style.cornerRadius = arguments[options.cornerRadius]
    style.size = arguments[options.cellSize]
    style.ringWidth = arguments[options.ringWidth]
    style.ringOffset = arguments[options.ringOffset]
    style.ringPaint = arguments[options.ringColor]?[theme]
    style.shadow = arguments[options.shadow]?[theme]
    return style
  }

  private func paints(_ option: Option<[Int: Themed<Paint>]>) -> [Int: Paint] {
    arguments.has(option) ? arguments[option].mapValues { $0[theme] } : [:]
  }
}
