/// A finished picture: what is painted, in order, in points. Nothing is left to decide.
package struct Scene: Sendable {
  /// One thing painted over what lies below it.
  package enum Element: Sendable {
    case fill(Path, rule: FillRule, color: Color)
    /// The line runs half a `width` to either side of the path, its ends cut off square.
    case stroke(Path, width: Double, color: Color)
    case picture(PictureFill)
  }

  package let size: Size
  package private(set) var elements: [Element] = []

  package init(size: Size) {
    self.size = size
  }

  /// Adds a filled path; nothing where there is no colour to see.
  package mutating func fill(_ path: Path, rule: FillRule = .winding, color: Color?) {
    guard let color, !color.isClear, !path.isEmpty else { return }
    elements.append(.fill(path, rule: rule, color: color))
  }

  /// Adds a stroked path; nothing where there is no colour or width to see.
  package mutating func stroke(_ path: Path, width: Double, color: Color?) {
    guard let color, !color.isClear, width > 0 else { return }
    elements.append(.stroke(path, width: width, color: color))
  }

  package mutating func paint(_ picture: PictureFill) {
    elements.append(.picture(picture))
  }
}
