import CodeField
import Testing

/// Groups of cells and rows of them, in all layouts.
@Suite struct GroupTests {
  /// Four squares of 50, gaps of 5, 25 and 5, and two margins of 25.
  @Test func squares() throws {
    let row = try LayoutKind.square.row(RowRequest(count: 4, groups: [2, 2]))
    #expect(row.frame.width == 285)
    #expect(row.cells.map(\.x) == [25, 80, 155, 210])
    #expect(row.groupGaps == [Rect(x: 130, y: 0, width: 25, height: 50)])
  }

  /// The gap follows from the width; a group's gap is 20 more than it.
  @Test func squaresInAWidth() throws {
    let row = try LayoutKind.square.row(
      RowRequest(count: 4, width: 272, height: 50, marginMultiple: 0.5, groups: [2, 2]))
    // 200 for the squares and 20 for the group leave 52 for four gaps.
    #expect(row.gap == 13)
    #expect(row.cells.map(\.x) == [6.5, 69.5, 152.5, 215.5])
  }

  @Test func aGivenGroupGapIsWhole() throws {
    let row = try LayoutKind.gap.row(
      RowRequest(count: 6, width: 300, height: 40, gap: 8, groups: [3, 3], groupGap: 28))
    // Four gaps of 8 and one of 28 leave 240.
    #expect(row.cells[0].width == 40)
    #expect(abs(row.cells[3].x - row.cells[2].maxX - 28) < 1e-9)
    #expect(row.groupGaps.count == 1)
  }

  @Test func joinedCellsJoinWithinTheirGroup() throws {
    let row = try LayoutKind.even.row(RowRequest(count: 5, groups: [2, 3], groupGap: 30))
    #expect((0..<5).map { row.touchesNext($0) } == [true, false, true, true, false])
    #expect(row.frame.width == 280)
  }

  @Test func rowsShareTheHeight() throws {
    let row = try LayoutKind.gap.row(
      RowRequest(count: 5, width: 110, height: 90, gap: 10, columns: 3, rowGap: 10))
    #expect(row.cells.map(\.x) == [0, 40, 80, 0, 40])
    #expect(row.cells.map(\.y) == [0, 0, 0, 50, 50])
    #expect(row.cells.allSatisfy { $0.size == Size(width: 30, height: 40) })
    #expect(!row.touchesNext(2))
  }

  @Test func rowsHugTheirCells() throws {
    let square = try LayoutKind.square.row(RowRequest(count: 6, columns: 3))
    #expect(square.frame == Size(width: 3 * 50 + 2 * 5 + 50, height: 105))
    #expect(square.cells[3] == Rect(x: 25, y: 55, width: 50, height: 50))
  }

  @Test func paddingLiesInsideTheFrame() throws {
    let natural = try LayoutKind.gap.row(RowRequest(count: 2, gap: 10, padding: 6))
    #expect(natural.frame == Size(width: 122, height: 62))
    #expect(natural.cells[0].origin == Point(x: 6, y: 6))
    let fixed = try LayoutKind.gap.row(
      RowRequest(count: 2, width: 122, height: 62, gap: 10, padding: 6))
    #expect(fixed.cells == natural.cells)
    #expect(throws: LayoutError.tooNarrow(needed: 24, given: 23)) {
      try LayoutKind.gap.row(RowRequest(count: 2, width: 23, height: 62, gap: 10, padding: 6))
    }
  }

  @Test func fittingShrinksGroupGapsToo() throws {
    let row = try LayoutKind.gap.row(
      RowRequest(
        count: 4, width: 120, cell: Size(width: 40, height: 40), gap: 20, groups: [2, 2],
        groupGap: 40, shrinksToFit: true))
    #expect(row.shrink == 0.5)
    #expect(row.cells.map(\.x) == [0, 30, 70, 100])
  }

  @Test func rowsThatAreTooHighNameTheHeight() {
    #expect(throws: LayoutError.tooLow(needed: 110, given: 100)) {
      try LayoutKind.gap.row(
        RowRequest(
          count: 4, height: 100, cell: Size(width: 50, height: 50), gap: 10, columns: 2))
    }
  }
}
