/// The pictures of a sheet, in rows: for each, the arguments that draw it.
struct SheetPlan: Sendable {
  /// One picture.
  struct Cell: Sendable {
    let arguments: ParsedArguments
    /// Where it is, for messages.
    let place: String
  }

  let rowCaptions: [String]
  let columnCaptions: [String]
  let rows: [[Cell]]

  init(_ arguments: ParsedArguments) throws(Failure) {
    let down = arguments[SheetOptions.rows]
    let across = arguments[SheetOptions.columns]
    guard down != nil || across != nil else {
      throw .usage("a sheet needs --rows or --columns, such as --rows state --columns theme")
    }
    if let down, down.name == across?.name {
      throw .usage("--rows and --columns both change \(down.name); choose another for one of them")
    }
    var base = arguments.removing(SheetOptions.columns.name)
    base.isStrict = false
    let isSecure = arguments[FieldOptions.secure]
    rowCaptions = down?.values.map { [down] in down?.caption($0, isSecure: isSecure) ?? "" } ?? [""]
    columnCaptions =
      across?.values.map { [across] in across?.caption($0, isSecure: isSecure) ?? "" } ?? [""]
    var rows: [[Cell]] = []
    for (rowIndex, row) in (down?.values ?? [""]).enumerated() {
      let changed = try Self.arguments(base, axis: down, value: row)
      var cells: [Cell] = []
      for (columnIndex, column) in (across?.values ?? [""]).enumerated() {
        cells.append(
          Cell(
            arguments: try Self.arguments(changed, axis: across, value: column),
            place: "row \(rowIndex + 1), column \(columnIndex + 1)"))
      }
      rows.append(cells)
    }
    self.rows = rows
  }

  private static func arguments(
    _ base: ParsedArguments, axis: SheetAxis?, value: String
  ) throws(Failure) -> ParsedArguments {
    guard let axis else { return base }
    guard let option = axis.option else {
      var changed = base
      changed.text = value
      return changed
    }
    if base.isOnLine(option) {
      throw .usage("--\(option.name) is given, and the sheet runs through its values")
    }
    let parsed = try option.parse(value)
    return base.replacing(option.name, with: ParsedArguments.Entry(value: parsed, word: value))
  }
}
