import CodeField
import Testing

@Suite struct PathTests {
  @Test func boundsFollowTheCurveNotItsControls() throws {
    // A quarter arch: at its middle it reaches three quarters of the controls' height.
    let path = Path([
      .move(.zero), .curve(Point(x: 0, y: 4), Point(x: 4, y: 4), Point(x: 4, y: 0)), .close,
    ])
    #expect(try #require(path.bounds) == Rect(x: 0, y: 0, width: 4, height: 3))
  }

  @Test func boundsOfCurvesThatLeaveTheirEnds() throws {
    let path = Path([
      .move(.zero), .curve(Point(x: -3, y: 1), Point(x: 6, y: 2), Point(x: 3, y: 3)),
    ])
    let bounds = try #require(path.bounds)
    #expect(bounds.x < 0 && bounds.maxX > 3 && bounds.y == 0 && bounds.maxY == 3)
    // By sampling.
    let xs = (0...10_000).map { step -> Double in
      let t = Double(step) / 10_000
      return 3 * (1 - t) * (1 - t) * t * -3 + 3 * (1 - t) * t * t * 6 + t * t * t * 3
    }
    #expect(abs(bounds.x - (xs.min() ?? 0)) < 1e-6)
    #expect(abs(bounds.maxX - (xs.max() ?? 0)) < 1e-6)
  }

  @Test func nothingHasNoBounds() {
    #expect(Path().bounds == nil)
  }

  @Test func aCircleStaysWithinItsSquare() throws {
    let bounds = try #require(Path.circle(center: Point(x: 5, y: 6), radius: 4).bounds)
    #expect(bounds == Rect(x: 1, y: 2, width: 8, height: 8))
  }

  @Test func aCornerLargerThanHalfTheSideCountsAsHalf() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    #expect(
      Path.roundedRect(rect, corners: Corners(9)) == Path.roundedRect(rect, corners: Corners(5)))
  }

  @Test func scalingAndMoving() {
    let path = Path([.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)), .close])
    #expect(
      path.scaled(by: 2, movedTo: Point(x: 10, y: 20)).elements
        == [.move(Point(x: 12, y: 24)), .line(Point(x: 16, y: 28)), .close])
  }

  @Test func cornersKeepOnlyTheOuterOnes() {
    let corners = Corners(8)
    #expect(
      corners.kept(at: 0, of: 3)
        == Corners(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 8))
    #expect(corners.kept(at: 1, of: 3) == .sharp)
    #expect(
      corners.kept(at: 2, of: 3)
        == Corners(topLeft: 0, topRight: 8, bottomRight: 8, bottomLeft: 0))
    #expect(corners.kept(at: 0, of: 1) == corners)
  }
}
