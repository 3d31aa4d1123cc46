import CodeField
import Testing

@Suite struct SquareLayoutTests {
  /// The reference numbers: W 375, H 50 → s 50, g 5, x0 25; y 25 down the middle.
  @Test func referenceNumbers() throws {
    let row = try LayoutKind.square.row(RowRequest(count: 6, width: 375, height: 50))
    #expect(row.gap == 5)
    #expect(row.cells.map(\.x) == [25, 80, 135, 190, 245, 300])
    #expect(row.cells.allSatisfy { $0.size == Size(width: 50, height: 50) && $0.y == 0 })
    #expect(row.cells.map(\.center.x) == [50, 105, 160, 215, 270, 325])
    #expect(row.cells.allSatisfy { $0.center.y == 25 })
  }

  @Test func hugsItsContentWithoutAFrame() throws {
    let row = try LayoutKind.square.row(RowRequest(count: 6))
    #expect(row == (try LayoutKind.square.row(RowRequest(count: 6, width: 375, height: 50))))
  }

  /// W = n·s + (n − 1)g + 2mg, the formula solved for W.
  @Test(arguments: 1...12) func widthFollowsFromTheGap(count: Int) throws {
    let row = try LayoutKind.square.row(
      RowRequest(count: count, cell: Size(width: 40, height: 40), gap: 8, marginMultiple: 0.5))
    #expect(row.frame == Size(width: Double(40 * count + 8 * (count - 1) + 8), height: 40))
    #expect(row.cells.map(\.x) == (0..<count).map { 4 + 48 * Double($0) })
  }

  /// s = min(max(min(H, squareWidth), 4·pointRadius), H)
  @Test(arguments: [
    (height: 50.0, width: 50.0, radius: 9.0, side: 50.0),
    (height: 30, width: 50, radius: 9, side: 30),
    (height: 100, width: 50, radius: 9, side: 50),
    (height: 100, width: 20, radius: 9, side: 36),
    (height: 25, width: 20, radius: 9, side: 25),
    (height: 100, width: 20, radius: 1, side: 20),
  ])
  func sideIsClamped(height: Double, width: Double, radius: Double, side: Double) throws {
    let row = try LayoutKind.square.row(
      RowRequest(
        count: 3, width: 400, height: height, cell: Size(width: width, height: width),
        pointRadius: radius))
    #expect(row.cells.allSatisfy { $0.size == Size(width: side, height: side) })
    #expect(row.cells.allSatisfy { $0.y == (height - side) / 2 })
  }

  /// One cell without margins would divide by zero: the gap is 0 and the square is centred.
  @Test func aSingleCellWithoutMarginsIsCentered() throws {
    let row = try LayoutKind.square.row(
      RowRequest(count: 1, width: 90, height: 50, marginMultiple: 0))
    #expect(row.gap == 0)
    #expect(row.cells == [Rect(x: 20, y: 0, width: 50, height: 50)])
    let natural = try LayoutKind.square.row(RowRequest(count: 1, marginMultiple: 0))
    #expect(natural.frame == Size(width: 50, height: 50))
  }

  @Test func aSingleCellHasMarginsOfItsGap() throws {
    let row = try LayoutKind.square.row(RowRequest(count: 1, width: 90, height: 50))
    #expect(row.gap == 4)
    #expect(row.cells == [Rect(x: 20, y: 0, width: 50, height: 50)])
  }

  @Test func cellsThatDoNotFitNameTheWidthNeeded() {
    #expect(throws: LayoutError.tooNarrow(needed: 300, given: 299)) {
      try LayoutKind.square.row(RowRequest(count: 6, width: 299, height: 50))
    }
    #expect(throws: LayoutError.tooNarrow(needed: 340, given: 200)) {
      try LayoutKind.square.row(
        RowRequest(count: 6, width: 200, cell: Size(width: 40, height: 40), gap: 20))
    }
    #expect(throws: LayoutError.tooNarrow(needed: 50, given: 49)) {
      try LayoutKind.square.row(RowRequest(count: 1, width: 49, height: 50, marginMultiple: 0))
    }
  }

  @Test func cellsThatJustFitTouch() throws {
    let row = try LayoutKind.square.row(RowRequest(count: 6, width: 300, height: 50))
    #expect(row.touchesNext(0))
    #expect(row.cells.map(\.x) == [0, 50, 100, 150, 200, 250])
  }

  /// A width and a gap: the row is centred, the margins take the rest.
  @Test func aRowOfKnownGapIsCentered() throws {
    let row = try LayoutKind.square.row(
      RowRequest(count: 4, width: 400, cell: Size(width: 60, height: 60), gap: 16))
    #expect(row.cells.map(\.x) == [56, 132, 208, 284])
  }

  @Test func fittingShrinksCellAndGapAlike() throws {
    let row = try LayoutKind.square.row(
      RowRequest(count: 6, width: 250, height: 50, shrinksToFit: true))
    #expect(abs(row.shrink - 250.0 / 375) < 1e-12)
    #expect(abs(row.gap - 5 * row.shrink) < 1e-12)
    #expect(row.cells.allSatisfy { abs($0.width - 50 * row.shrink) < 1e-12 })
    #expect(abs((row.cells.last?.maxX ?? 0) + 25 * row.shrink - 250) < 1e-9)
    #expect(row.cells.allSatisfy { abs($0.center.y - 25) < 1e-12 })
  }

  @Test func fittingStopsAtAPoint() {
    #expect(throws: LayoutError.self) {
      try LayoutKind.square.row(RowRequest(count: 64, width: 64, height: 50, shrinksToFit: true))
    }
  }

  @Test func onlySquaresAreSquare() {
    #expect(throws: LayoutError.notSquare(Size(width: 40, height: 48))) {
      try LayoutKind.square.row(RowRequest(count: 6, cell: Size(width: 40, height: 48)))
    }
  }
}
