extension Path {
  /// The smallest rectangle around everything the path encloses, or nil for an empty path. Curves
  /// count where they really run, not where their control points lie.
  package var bounds: Rect? {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    func include(_ point: Point) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }

    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        include(point)
        current = point
      case .curve(let first, let second, let end):
        include(end)
        let xs = [current.x, first.x, second.x, end.x]
        let ys = [current.y, first.y, second.y, end.y]
        for time in Self.turningTimes(xs) + Self.turningTimes(ys) {
          include(Point(x: Self.cubic(xs, at: time), y: Self.cubic(ys, at: time)))
        }
        current = end
      case .close:
        break
      }
    }
    guard left <= right else { return nil }
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }

  /// One coordinate of a cubic Bézier curve at `time` in 0…1.
  private static func cubic(_ p: [Double], at time: Double) -> Double {
    let rest = 1 - time
    return rest * rest * rest * p[0] + 3 * rest * rest * time * p[1]
      + 3 * rest * time * time * p[2] + time * time * time * p[3]
  }

  /// Where one coordinate of a cubic turns back: the roots in 0…1 of its derivative
  /// a·t² + b·t + c, up to the common factor 3.
  private static func turningTimes(_ p: [Double]) -> [Double] {
    let a = p[3] - 3 * p[2] + 3 * p[1] - p[0]
    let b = 2 * (p[2] - 2 * p[1] + p[0])
    let c = p[1] - p[0]
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The root that cancels is had from the other one, since their product is c/a: an `a` that is
    // all rounding, as raised quadratic curves have it, then does no harm.
    let root = discriminant.squareRoot()
    let q = -(b + (b < 0 ? -root : root)) / 2
    let roots = [q / a, c / q]
    return roots.filter { $0.isFinite && $0 > 0 && $0 < 1 }
  }
}
