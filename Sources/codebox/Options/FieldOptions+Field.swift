import CodeField

/// What the field shows.
extension FieldOptions {
  static let digits = Option(
    "digits", short: "n", group: .field, .integer(1...64), shown: 6, help: "number of cells")
  static let secure = Option(
    flag: "secure", group: .field,
    help: "hide the text: every character shows as one mark, and no output tells it")
  static let charset = Option(
    "charset", group: .field, .charset, default: .digits, words: "digits",
    help: "characters that TEXT may have; digits are ASCII 0–9 only")
  static let letterCase = Option(
    "case", group: .field, .choice, named: LetterCase.keep,
    help: "change letters before the text is judged")
  static let overflow = Option(
    "overflow", group: .field, .choice, named: Overflow.error,
    help: "a TEXT longer than the field is an error, or is cut")
  static let state = Option(
    "state", group: .field, .choice, named: FieldStatus.normal,
    help: "what the whole field says of its content")
  static let focus = Option(
    flag: "focus", group: .field,
    help: "the field has focus: the next cell to fill is highlighted")
  static let focusWhenFull = Option(
    "focus-when-full", group: .field, .choice, named: FocusWhenFull.last, requires: .focused,
    help: "the focused cell of a full field")
  static let focusAll = Option(
    flag: "focus-all", group: .field, requires: .focused,
    help: "all cells look focused, not only the next one to fill")
  static let direction = Option(
    "direction", group: .field, .choice, named: Direction.ltr,
    help: "fill from the left, as codes run in every script, or from the right")
  static let theme = Option(
    "theme", group: .field, .choice, named: Theme.light,
    help: "the colours for a light or a dark ground")

  static let field: [OptionDescription] = OptionTable.of {
    digits
    secure
    charset
    letterCase
    overflow
    state
    focus
    focusWhenFull
    focusAll
    direction
    theme
  }
}
