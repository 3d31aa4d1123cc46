/// A paint in its place: the colour of every point is settled.
package enum Ink: Equatable, Sendable {
  case color(Color)
  /// Changes along the line from `start` to `end`, and goes on unchanged beyond them. Points.
  case linear(start: Point, end: Point, stops: [Gradient.Stop])

  /// A paint laid over `box`. A gradient's line runs through the box's middle and is as long as
  /// CSS has it, |w·sin a| + |h·cos a|: the corners get the first and the last colour.
  init(_ paint: Paint, over box: Rect) {
    switch paint {
    case .color(let color):
      self = .color(color)
    case .gradient(let gradient):
      let (sine, cosine) = Angle.sineAndCosine(degrees: gradient.angle)
      let half = (abs(box.width * sine) + abs(box.height * cosine)) / 2
      let middle = box.center
      self = .linear(
        start: Point(x: middle.x - sine * half, y: middle.y + cosine * half),
        end: Point(x: middle.x + sine * half, y: middle.y - cosine * half), stops: gradient.stops)
    }
  }
}
