/// The pictures of a sheet, in rows: for each, the arguments that draw it.
struct SheetPlan: Sendable {
  /// One picture.
  struct Cell: Sendable {
    let arguments: ParsedArguments
    /// Its own text, where the sheet runs through texts.
    let text: String?
    /// Where it is, for messages.
    let place: String
  }

  /// The most pictures of a sheet.
  static let mostPictures = 10_000

  let rowCaptions: [String]
  let columnCaptions: [String]
  let rows: [[Cell]]

  /// Whether an axis runs through texts.
  var hasTexts: Bool { rows.contains { $0.contains { $0.text != nil } } }

  init(_ arguments: ParsedArguments) throws(Failure) {
    let down = arguments[SheetOptions.rows]
    let across = arguments[SheetOptions.columns]
    guard down != nil || across != nil else {
      throw .usage("a sheet needs --rows or --columns, such as --rows state --columns theme")
    }
    if let down, down.name == across?.name {
      throw .usage("--rows and --columns both change \(down.name); choose another for one of them")
    }
    let count = (down?.values.count ?? 1) * (across?.values.count ?? 1)
    guard count <= Self.mostPictures else {
      throw .usage(
        "a sheet has at most \(Self.mostPictures) pictures, and this would have \(count)")
    }
    var base = arguments.removing(SheetOptions.columns.name)
    base.isStrict = false
    var rows: [[Cell]] = []
    for (rowIndex, row) in (down?.values ?? [""]).enumerated() {
      let changed = try Self.arguments(base, axis: down, value: row, "row \(rowIndex + 1)")
      var cells: [Cell] = []
      for (columnIndex, column) in (across?.values ?? [""]).enumerated() {
        let place = "row \(rowIndex + 1), column \(columnIndex + 1)"
        cells.append(
          Cell(
            arguments: try LookLoader.resolve(
              try Self.arguments(changed, axis: across, value: column, place)),
            text: Self.text(down, row) ?? Self.text(across, column), place: place))
      }
      rows.append(cells)
    }
    let all = rows.flatMap { $0 }
    try Requirement.check(SheetOptions.field, inOneOf: all.map(\.arguments))
    // One secure field makes the text a secret on the whole sheet.
    let isSecret = all.contains { $0.arguments[FieldOptions.secure] }
    self.rows = rows.map { row in
      row.map { cell in
        var arguments = cell.arguments
        arguments.isSecret = isSecret
        return Cell(arguments: arguments, text: cell.text, place: cell.place)
      }
    }
    rowCaptions = down?.values.map { [down] in down?.caption($0, isSecure: isSecret) ?? "" } ?? [""]
    columnCaptions =
      across?.values.map { [across] in across?.caption($0, isSecure: isSecret) ?? "" } ?? [""]
  }

  /// The text of an axis that runs through texts.
  private static func text(_ axis: SheetAxis?, _ value: String) -> String? {
    axis?.name == SheetAxis.textName ? value : nil
  }

  private static func arguments(
    _ base: ParsedArguments, axis: SheetAxis?, value: String, _ place: String
  ) throws(Failure) -> ParsedArguments {
    guard let option = axis?.option else { return base }
    if base.isOnLine(option) {
      throw .usage("--\(option.name) is given, and the sheet runs through its values")
    }
    guard let parsed = option.value(of: value) else {
      throw .usage("\(place): --\(option.name) takes \(option.expectation)")
    }
    return base.replacing(option.name, with: ParsedArguments.Entry(value: parsed, word: value))
  }
}
