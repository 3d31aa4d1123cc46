/// Where everything in a field goes, exact in points: what `codebox layout` prints.
package struct FieldLayout: Sendable {
  package let row: Row
  /// For each cell from the first character's on, where in `row.cells` it is.
  package let places: [Int]
  /// Points to the em.
  package let fontSize: Double
  /// Of the mask dot.
  package let dotRadius: Double
  /// How far content stands below the middle of its cell.
  package let contentOffset: Double
  /// By how much a mask picture is scaled: 1 is its own size.
  package let pictureScale: Double

  package var frame: Size { row.frame }
  /// From the first character's cell on.
  package var cells: [Rect] { places.map { row.cells[$0] } }

  /// Fits a style and its content into the cells of `row`.
  ///
  /// The dot's radius is r = 0.8 · min(pointRadius, s/2), s being the cell's shorter side. What is
  /// given in points (font size, corner radius, point radius) shrinks with the row.
  ///
  /// - Parameters:
  ///   - fieldContent: of as many cells as the row has, or fewer.
  ///   - pointRadius: the radius that bounds the dot.
  ///   - shrinksToFit: whether content that is larger than its cell shrinks; all cells alike.
  /// - Throws: `FitError` for the first thing that does not fit.
  package init(
    row: Row, style: FieldStyle, content fieldContent: FieldContent,
    pointRadius: Double = RowRequest.defaultPointRadius, shrinksToFit: Bool = false
  ) throws(FitError) {
    let cell = row.cells.first?.size ?? row.frame
    for look in style.looks {
      try Self.check(
        look, cell: look.size ?? cell, shrink: look.size == nil ? row.shrink : 1,
        shrinksToFit: shrinksToFit)
      try Self.check(look.size, in: row)
    }
    var fit = ContentFit(
      centering: style.text.centering,
      fontSize: style.text.size.map { $0 * row.shrink } ?? cell.shorterSide / 2,
      dotRadius: 0.8 * min(pointRadius * row.shrink, cell.shorterSide / 2),
      pictureScale: row.shrink, shrinks: shrinksToFit)
    for (index, content) in fieldContent.cells.enumerated() {
      let states = fieldContent.state.states(
        of: index, filled: fieldContent.filled, count: row.cells.count)
      let look = style.cell(index, in: states)
      try fit.take(
        content, index: index,
        disc: look.shape.inscribedRadius(cell, border: look.border?.width ?? 0),
        room: Self.room(in: cell, style: look).moved(x: 0, y: -style.text.offset * row.shrink))
    }
    try fit.finish()
    try Self.check(style.separator, in: row, fontSize: fit.fontSize)
    self.row = row
    places = row.cells.indices.map { index in
      guard fieldContent.isRightToLeft else { return index }
      let first = index - index % row.columns
      return first + min(row.columns, row.cells.count - first) - 1 - index % row.columns
    }
    fontSize = fit.fontSize
    contentOffset = style.text.offset * row.shrink
    dotRadius = fit.dotRadius
    pictureScale = fit.pictureScale
  }

  private static func check(
    _ style: CellStyle, cell: Size, shrink: Double, shrinksToFit: Bool
  ) throws(FitError) {
    let border = style.border?.width ?? 0
    let foot = style.underline.map { $0.thickness + $0.offset } ?? 0
    let radius = style.cornerRadius * shrink
    if 2 * border >= cell.shorterSide { throw .borderTooWide(width: border, cell: cell) }
    if foot >= cell.height { throw .underlineTooThick(thickness: foot, cell: cell) }
    // Corners that shrink turn within what there is; see `Path.roundedRect`.
    if radius > cell.shorterSide / 2 + 1e-9, !shrinksToFit {
      throw .cornerTooRound(radius: radius, largest: cell.shorterSide / 2)
    }
  }

  /// The room for a larger cell is made from its usual size; where the cell is smaller, because the
  /// frame is given, it may lack.
  private static func check(_ size: Size?, in row: Row) throws(FitError) {
    guard let size else { return }
    let frame = Rect(size: row.frame)
    for cell in row.cells where !frame.contains(cell.centered(size), tolerance: 1e-6) {
      throw .stateCellTooLarge(size: size)
    }
  }

  private static func check(
    _ separator: Separator?, in row: Row, fontSize: Double
  ) throws(FitError) {
    guard let separator, let gap = row.groupGaps.first?.width else { return }
    let width = separator.width(fontSize: fontSize, shrink: row.shrink)
    if width > gap + 1e-9 { throw .separatorTooWide(width: width, gap: gap) }
  }

  /// The part of a cell in which content may stand, relative to the cell's middle.
  private static func room(in cell: Size, style: CellStyle) -> Rect {
    let border = style.border?.width ?? 0
    let foot = style.underline.map { $0.thickness + $0.offset } ?? 0
    return Rect(
      left: border - cell.width / 2, top: border - cell.height / 2,
      right: cell.width / 2 - border, bottom: cell.height / 2 - max(border, foot))
  }
}
