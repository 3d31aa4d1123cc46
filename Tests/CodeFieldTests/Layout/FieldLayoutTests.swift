import CodeField
import Testing

@Suite struct FieldLayoutTests {
  private func layout(
    _ row: RowRequest = RowRequest(count: 2), cell: CellStyle = CellStyle(),
    text: TextStyle = TextStyle(), contents: [CellContent] = [], fit: Bool = false,
    change: (inout FieldStyle) -> Void = { _ in }
  ) throws -> FieldLayout {
    var style = FieldStyle(cell: cell, text: text)
    change(&style)
    return try FieldLayout(
      row: try LayoutKind.square.row(row), style: style,
      content: FieldContent(cells: contents, filled: contents.count, state: FieldState()),
      pointRadius: row.pointRadius, shrinksToFit: fit)
  }

  /// r = 0.8 · min(pointRadius, s/2); 7.2 by the reference numbers.
  @Test(arguments: [(50.0, 9.0, 7.2), (50, 100, 20), (10, 9, 4), (50, 1, 0.8)])
  func dotRadius(side: Double, pointRadius: Double, expected: Double) throws {
    let layout = try layout(
      RowRequest(count: 1, cell: Size(width: side, height: side), pointRadius: pointRadius))
    #expect(abs(layout.dotRadius - expected) < 1e-12)
  }

  @Test func theFontIsHalfTheCell() throws {
    #expect(try layout().fontSize == 25)
    #expect(try layout(RowRequest(count: 2, height: 30)).fontSize == 15)
  }

  @Test func givenLengthsShrinkWithTheRow() throws {
    let layout = try layout(
      RowRequest(count: 6, width: 187.5, shrinksToFit: true), cell: CellStyle(cornerRadius: 25),
      text: TextStyle(size: 30))
    #expect(layout.row.shrink == 0.5)
    #expect(layout.fontSize == 15)
    #expect(layout.dotRadius == 3.6)
  }

  @Test func aCharacterTooLargeNamesTheLargestSize() throws {
    // The sample's ink is 0.6 em wide and 0.7 em high, and centred by its ink.
    let text = TextStyle(size: 100, centering: .ink)
    let contents = [CellContent.character(.sample), .character(.sample)]
    #expect(
      throws: FitError.characterTooLarge(index: 0, size: 100, largest: 48 / 0.7)
    ) {
      try layout(
        cell: CellStyle(border: Border(width: 1, paint: .black)), text: text, contents: contents)
    }
    let fitted = try layout(
      cell: CellStyle(border: Border(width: 1, paint: .black)), text: text, contents: contents,
      fit: true)
    #expect(abs(fitted.fontSize - 48 / 0.7) < 1e-9)
  }

  @Test func aLineBelowTakesRoomFromTheFoot() throws {
    // Half the cell is 25; below the middle 20 are left over the line; 0.35 em lie on either side.
    let layout = try layout(
      cell: CellStyle(underline: Underline(thickness: 5, paint: .black)),
      text: TextStyle(size: 70, centering: .ink), contents: [.character(.sample)], fit: true)
    #expect(abs(layout.fontSize - 20 / 0.35) < 1e-9)
  }

  @Test func aMaskPictureTooLargeIsNamed() throws {
    let picture = Picture(
      raster: Raster(size: PixelSize(width: 1, height: 1)), size: Size(width: 60, height: 20))
    #expect(
      throws: FitError.pictureTooLarge(
        size: Size(width: 60, height: 20), room: Size(width: 50, height: 50))
    ) { try layout(contents: [.maskPicture(picture)]) }
    #expect(
      abs(try layout(contents: [.maskPicture(picture)], fit: true).pictureScale - 50.0 / 60) < 1e-9)
  }

  @Test func impossibleCellsAreNamed() {
    let cell = Size(width: 50, height: 50)
    #expect(throws: FitError.borderTooWide(width: 25, cell: cell)) {
      try layout(cell: CellStyle(border: Border(width: 25, paint: .black)))
    }
    #expect(throws: FitError.cornerTooRound(radius: 25.5, largest: 25)) {
      try layout(cell: CellStyle(cornerRadius: 25.5))
    }
    #expect(throws: FitError.underlineTooThick(thickness: 50, cell: cell)) {
      try layout(cell: CellStyle(underline: Underline(thickness: 50, paint: .black)))
    }
    #expect(throws: Never.self) { try layout(cell: CellStyle(cornerRadius: 25)) }
  }

  /// A line that takes the middle leaves no room for anything.
  @Test(arguments: [true, false]) func noRoom(fit: Bool) {
    let cell = CellStyle(underline: Underline(thickness: 30, paint: .black))
    #expect(throws: FitError.noRoom) {
      try layout(cell: cell, contents: [.character(.sample)], fit: fit)
    }
    #expect(throws: FitError.noRoom) { try layout(cell: cell, contents: [.dot], fit: fit) }
    #expect(throws: Never.self) { try layout(cell: cell, contents: [], fit: fit) }
  }

  /// The border of the state that a cell is in counts, not only the plain one.
  @Test func statesCount() throws {
    let layout = try layout(
      cell: CellStyle(border: Border(width: 1, paint: .black)),
      text: TextStyle(size: 68, centering: .ink), contents: [.character(.sample)], fit: true
    ) {
      $0.states[.filled] = StateStyle()
      $0.states[.filled]?.lineWidth = 5
    }
    #expect(abs(layout.fontSize - 40 / 0.7) < 1e-9)
  }

  @Test func aSeparatorMustFitItsGap() {
    #expect(throws: FitError.separatorTooWide(width: 12, gap: 10)) {
      try layout(RowRequest(count: 4, groups: [2, 2], groupGap: 10)) {
        $0.separator = Separator(shape: .pill, paint: .black)
      }
    }
  }

  @Test func cellsFillFromTheRight() throws {
    let row = try LayoutKind.square.row(RowRequest(count: 5, columns: 3))
    let layout = try FieldLayout(
      row: row, style: FieldStyle(cell: CellStyle()),
      content: FieldContent(cells: [], filled: 0, isRightToLeft: true))
    #expect(layout.places == [2, 1, 0, 4, 3])
    #expect(layout.cells.first == row.cells[2])
  }
}
