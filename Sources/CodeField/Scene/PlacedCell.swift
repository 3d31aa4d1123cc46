/// A cell in its place: what is painted of it, and where. Points, on whole pixels.
struct PlacedCell {
  /// In the order of the characters.
  let index: Int
  let look: CellStyle
  let isFocused: Bool
  /// The cell as laid out: what its content is centred in.
  let cell: Rect
  /// The border's outer edge.
  let outer: Rect
  /// The border's inner edge.
  let inner: Rect
  /// Of the outer edge.
  let corners: Corners
  let borderWidth: Double

  /// The outline of the cell's shape, `distance` within the outer edge, or outside of it where it is
  /// negative.
  func outline(inset distance: Double = 0) -> Path {
    shape(outer.inset(by: distance), corners: corners.inset(by: distance), inset: distance)
  }

  /// The outline inside the border.
  var innerOutline: Path {
    shape(inner, corners: corners.inset(by: borderWidth), inset: borderWidth)
  }

  /// The outline to fill. An opaque border hides the fill's edge below its own middle; else the fill
  /// would shine through at the border's rounded outside.
  var fillOutline: Path {
    guard borderWidth > 0, look.border?.paint.isOpaque == true else { return outline() }
    let middle = Rect(
      left: (outer.x + inner.x) / 2, top: (outer.y + inner.y) / 2,
      right: (outer.maxX + inner.maxX) / 2, bottom: (outer.maxY + inner.maxY) / 2)
    return shape(middle, corners: corners.inset(by: borderWidth / 2), inset: borderWidth / 2)
  }

  /// - Parameters:
  ///   - rect: the box around the shape.
  ///   - distance: how far the shape lies within the outer edge's.
  private func shape(_ rect: Rect, corners: Corners, inset distance: Double) -> Path {
    if rect.isEmpty { return Path() }
    switch look.shape {
    case .box:
      return .roundedRect(rect, corners: corners)
    case .circle:
      return .roundedRect(rect, corners: Corners(rect.size.shorterSide / 2))
    case .diamond:
      // Slanted edges that move by d cut the axes d·√(a² + b²)/(a·b) of their length nearer.
      let a = outer.width / 2
      let b = outer.height / 2
      let factor = 1 - distance * (a * a + b * b).squareRoot() / (a * b)
      if factor <= 0 { return Path() }
      return .diamond(
        outer.centered(Size(width: outer.width * factor, height: outer.height * factor)))
    }
  }
}
