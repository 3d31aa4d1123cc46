import CodeField
import Testing

@Suite struct GapLayoutTests {
  /// W = 300, g = 20, n = 6 → w = 33⅓.
  @Test func referenceNumbers() throws {
    let row = try LayoutKind.gap.row(RowRequest(count: 6, width: 300, height: 45, gap: 20))
    #expect(row.cells.allSatisfy { $0.width == 200.0 / 6 && $0.height == 45 && $0.y == 0 })
    for (index, cell) in row.cells.enumerated() {
      #expect(abs(cell.x - Double(index) * (200.0 / 6 + 20)) < 1e-12)
    }
    #expect(abs((row.cells.last?.maxX ?? 0) - 300) < 1e-9)
  }

  /// W×H = 200×45, n = 4 → w = 50.
  @Test func evenReferenceNumbers() throws {
    let row = try LayoutKind.even.row(RowRequest(count: 4, width: 200, height: 45))
    #expect(row.cells == (0..<4).map { Rect(x: 50 * Double($0), y: 0, width: 50, height: 45) })
    #expect(row.touchesNext(0) && row.touchesNext(2) && !row.touchesNext(3))
  }

  @Test(arguments: [1, 3, 5, 7, 64]) func evenCellsFillTheFrame(count: Int) throws {
    let row = try LayoutKind.even.row(RowRequest(count: count, width: 200, height: 45))
    #expect(row.cells.first?.x == 0)
    #expect(abs((row.cells.last?.maxX ?? 0) - 200) < 1e-9)
    #expect(row.cells.allSatisfy { $0.width == 200 / Double(count) })
  }

  @Test func hugsItsContentWithoutAFrame() throws {
    let row = try LayoutKind.gap.row(RowRequest(count: 6))
    #expect(row.frame == Size(width: 400, height: 50))
    #expect(row.cells.map(\.x) == [0, 70, 140, 210, 280, 350])
  }

  @Test func aSingleCellTakesTheWholeWidth() throws {
    let row = try LayoutKind.gap.row(RowRequest(count: 1, width: 90, height: 50, gap: 20))
    #expect(row.cells == [Rect(x: 0, y: 0, width: 90, height: 50)])
  }

  @Test func aGivenCellKeepsItsSizeInTheMiddle() throws {
    let row = try LayoutKind.gap.row(
      RowRequest(
        count: 3, width: 200, height: 60, cell: Size(width: 40, height: 48), gap: 8))
    #expect(row.cells.map(\.x) == [32, 80, 128])
    #expect(row.cells.allSatisfy { $0.y == 6 && $0.size == Size(width: 40, height: 48) })
  }

  @Test func cellsThatDoNotFitNameWhatIsNeeded() {
    #expect(throws: LayoutError.tooNarrow(needed: 106, given: 100)) {
      try LayoutKind.gap.row(RowRequest(count: 6, width: 100, height: 45, gap: 20))
    }
    #expect(throws: LayoutError.tooNarrow(needed: 340, given: 200)) {
      try LayoutKind.gap.row(
        RowRequest(count: 6, width: 200, cell: Size(width: 40, height: 40), gap: 20))
    }
    #expect(throws: LayoutError.tooLow(needed: 48, given: 40)) {
      try LayoutKind.gap.row(
        RowRequest(count: 6, height: 40, cell: Size(width: 40, height: 48), gap: 8))
    }
  }

  @Test func fittingShrinksCellAndGapAlike() throws {
    let row = try LayoutKind.gap.row(
      RowRequest(
        count: 6, width: 170, cell: Size(width: 40, height: 40), gap: 20, shrinksToFit: true))
    #expect(row.shrink == 0.5)
    #expect(row.gap == 10)
    #expect(row.cells.map(\.x) == [0, 30, 60, 90, 120, 150])
    #expect(row.cells.allSatisfy { $0.size == Size(width: 20, height: 20) && $0.y == 10 })
  }

  @Test func fittingTakesTheTighterAxis() throws {
    let row = try LayoutKind.gap.row(
      RowRequest(
        count: 2, width: 100, height: 12, cell: Size(width: 40, height: 48), gap: 20,
        shrinksToFit: true))
    #expect(row.shrink == 0.25)
    #expect(row.cells.map(\.x) == [37.5, 52.5])
    #expect(row.cells.allSatisfy { $0.size == Size(width: 10, height: 12) && $0.y == 0 })
  }
}
