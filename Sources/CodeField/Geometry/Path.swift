/// An outline of straight lines and cubic curves; several closed parts may follow one another.
package struct Path: Equatable, Sendable {
  /// One step of the pen.
  package enum Element: Equatable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic Bézier curve: two control points and the end.
    case curve(Point, Point, Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func append(_ other: Path) {
    elements.append(contentsOf: other.elements)
  }

  /// The path with every point sent through `place`.
  package func mapPoints(_ place: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
        case .close: .close
        }
      })
  }

  /// The path scaled about the origin, then moved so that the origin comes to lie at `offset`.
  package func scaled(by factor: Double, movedTo offset: Point) -> Path {
    mapPoints { Point(x: offset.x + $0.x * factor, y: offset.y + $0.y * factor) }
  }
}
