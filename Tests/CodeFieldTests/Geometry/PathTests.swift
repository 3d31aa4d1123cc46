import CodeField
import TestSupport
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

  /// Seeded: raised quadratic curves, whose cubic term is nothing but rounding, by sampling.
  @Test(arguments: [600.0, 3_000, 16_384]) func boundsOfRaisedCurves(reach: Double) throws {
    var random = Random(seed: 13)
    for _ in 0..<2_000 {
      let points = (0..<3).map { _ in
        Point(
          x: Double.random(in: -reach...reach, using: &random).rounded(),
          y: Double.random(in: -reach...reach, using: &random).rounded())
      }
      func towards(_ point: Point) -> Point {
        Point(
          x: point.x + (points[1].x - point.x) * 2 / 3, y: point.y + (points[1].y - point.y) * 2 / 3
        )
      }
      let path = Path([
        .move(points[0]), .curve(towards(points[0]), towards(points[2]), points[2]),
      ])
      let bounds = try #require(path.bounds)
      let samples = (0...200).map { step -> Double in
        let t = Double(step) / 200
        return (1 - t) * (1 - t) * points[0].y + 2 * (1 - t) * t * points[1].y + t * t * points[2].y
      }
      #expect(abs(bounds.y - (samples.min() ?? 0)) < reach / 2_000)
      #expect(abs(bounds.maxY - (samples.max() ?? 0)) < reach / 2_000)
    }
  }

  @Test func insetCorners() {
    #expect(Corners(8).inset(by: 3) == Corners(5))
    #expect(Corners(8).inset(by: 9) == .sharp)
    #expect(Corners(8).inset(by: -3) == Corners(11))
    #expect(Corners.sharp.inset(by: -3) == .sharp)
  }

  @Test func diamonds() throws {
    let path = Path.diamond(Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(try #require(path.bounds) == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.elements.count == 5)
  }
}
