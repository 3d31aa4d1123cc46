/// A finished picture: what is painted, in order, in points. Nothing is left to decide.
package struct Scene: Equatable, Sendable {
  /// One thing painted over what lies below it.
  package indirect enum Element: Equatable, Sendable {
    case fill(Path, rule: FillRule, ink: Ink)
    /// The line runs half a `width` to either side of the path.
    case stroke(Path, width: Double, cap: LineCap, ink: Ink)
    case picture(PictureFill)
    case blur(Blur)
    /// Painted apart, then laid over what is below at that opacity, 0…1.
    case layer([Element], opacity: Double)
  }

  package let size: Size
  package private(set) var elements: [Element] = []

  package init(size: Size) {
    self.size = size
  }

  /// Adds a filled path; nothing where there is nothing to see. A gradient runs over `box`.
  package mutating func fill(
    _ path: Path, rule: FillRule = .winding, paint: Paint?, over box: Rect
  ) {
    guard let paint, !paint.isClear, !path.isEmpty else { return }
    elements.append(.fill(path, rule: rule, ink: Ink(paint, over: box)))
  }

  /// Adds a stroked path; nothing where there is nothing to see. A gradient runs over `box`.
  package mutating func stroke(
    _ path: Path, width: Double, cap: LineCap = .butt, paint: Paint?, over box: Rect
  ) {
    guard let paint, !paint.isClear, width > 0 else { return }
    elements.append(.stroke(path, width: width, cap: cap, ink: Ink(paint, over: box)))
  }

  package mutating func paint(_ picture: PictureFill) {
    elements.append(.picture(picture))
  }

  package mutating func paint(_ blur: Blur) {
    guard !blur.color.isClear else { return }
    elements.append(.blur(blur))
  }

  /// Adds what `draw` adds, as one layer where the opacity is below 1.
  package mutating func layer(opacity: Double, _ draw: (inout Scene) -> Void) {
    guard opacity < 1 else { return draw(&self) }
    var layer = Scene(size: size)
    draw(&layer)
    if opacity > 0, !layer.elements.isEmpty {
      elements.append(.layer(layer.elements, opacity: opacity))
    }
  }
}
