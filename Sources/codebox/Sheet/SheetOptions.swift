/// The options of a sheet of pictures.
enum SheetOptions {
  static let rows = Option(
    "rows", group: .sheet, Domain.axis.optional, default: nil, help: "what changes down the sheet")
  static let columns = Option(
    "columns", group: .sheet, Domain.axis.optional, default: nil,
    help: "what changes across the sheet")
  static let paper = Option(
    "paper", group: .sheet, .paint, default: Palette.paper, words: "#E9ECF0/#2A2D31",
    help: "colour of the sheet")
  static let ink = Option(
    "ink", group: .sheet, .paint, default: Palette.ink, words: "#333333/#DDDDDD",
    help: "colour of the captions")
  static let captionSize = Option(
    "caption-size", group: .sheet, .points(from: 1, to: 200), default: 12, words: "12",
    help: "font size of the captions")

  /// The field's options but the one whose name means another thing on a sheet.
  static let field = FieldOptions.all.filter { $0.name != columns.name }

  /// What an axis can run through: what a look can have, and presets.
  static let axes = field.filter {
    $0.group != .looks || $0.name == FieldOptions.preset.name
  }

  static let all: [OptionDescription] = OptionTable.of {
    field
    rows
    columns
    paper
    ink
    captionSize
  }
}
