extension Path {
  /// How far the control points of a quarter circle of radius 1 lie from its ends, 4/3·(√2 − 1):
  /// the cubic then touches the circle at both ends and in the middle and strays by 0.03 % between.
  private static let quarterArc = 0.552_284_749_830_793_4

  /// A straight line.
  package static func line(from start: Point, to end: Point) -> Path {
    Path([.move(start), .line(end)])
  }

  /// A closed upright rectangle.
  package static func rect(_ rect: Rect) -> Path {
    roundedRect(rect, corners: .sharp)
  }

  /// A closed disc outline.
  package static func circle(center: Point, radius: Double) -> Path {
    roundedRect(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      corners: Corners(radius))
  }

  /// A closed path through the middles of a rectangle's edges, clockwise from the top.
  package static func diamond(_ rect: Rect) -> Path {
    let middle = rect.center
    return Path([
      .move(Point(x: middle.x, y: rect.y)), .line(Point(x: rect.maxX, y: middle.y)),
      .line(Point(x: middle.x, y: rect.maxY)), .line(Point(x: rect.x, y: middle.y)), .close,
    ])
  }

  /// A closed rectangle with rounded corners, clockwise from the end of the top left corner.
  /// A radius over half the shorter side counts as half of it.
  package static func roundedRect(_ rect: Rect, corners: Corners) -> Path {
    var path = Path()
    let largest = rect.size.shorterSide / 2
    // A corner is its tip, its radius, and the directions in which the pen comes and leaves.
    let turns: [(tip: Point, radius: Double, from: Point, to: Point)] = [
      (Point(x: rect.maxX, y: rect.y), corners.topRight, Point(x: 1, y: 0), Point(x: 0, y: 1)),
      (
        Point(x: rect.maxX, y: rect.maxY), corners.bottomRight, Point(x: 0, y: 1),
        Point(x: -1, y: 0)
      ),
      (Point(x: rect.x, y: rect.maxY), corners.bottomLeft, Point(x: -1, y: 0), Point(x: 0, y: -1)),
      (Point(x: rect.x, y: rect.y), corners.topLeft, Point(x: 0, y: -1), Point(x: 1, y: 0)),
    ]
    var pen = Point(x: rect.x + min(corners.topLeft, largest), y: rect.y)
    path.elements.append(.move(pen))
    for turn in turns {
      let radius = min(turn.radius, largest)
      func before(_ distance: Double) -> Point {
        Point(x: turn.tip.x - turn.from.x * distance, y: turn.tip.y - turn.from.y * distance)
      }
      func after(_ distance: Double) -> Point {
        Point(x: turn.tip.x + turn.to.x * distance, y: turn.tip.y + turn.to.y * distance)
      }
      if before(radius) != pen { path.elements.append(.line(before(radius))) }
      if radius > 0 {
        let control = radius * (1 - quarterArc)
        path.elements.append(.curve(before(control), after(control), after(radius)))
      }
      pen = after(radius)
    }
    path.elements.append(.close)
    return path
  }
}
