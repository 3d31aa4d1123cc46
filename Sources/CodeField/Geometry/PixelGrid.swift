/// The device pixels under the field: `scale` of them to a point.
///
/// Layout is exact in points. A picture, though, is sharp only where straight edges fall between
/// pixels; so the scene asks the grid for the nearest whole-pixel edges. The answers are points
/// again (whole multiples of 1/scale), and the painter has nothing left to round.
package struct PixelGrid: Equatable, Sendable {
  /// Device pixels to a point: 0 < scale ≤ 16.
  package let scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  /// The nearest whole number of pixels. A half goes up; so does what arithmetic left a hair under
  /// a half, lest equal places round apart.
  func nearest(_ pixels: Double) -> Double {
    (pixels + 0.5 + 1e-7).rounded(.down)
  }

  /// The edge nearest to `position`.
  package func edge(_ position: Double) -> Double {
    nearest(position * scale) / scale
  }

  /// The nearest whole-pixel thickness of a line: never less than one pixel, so no line vanishes;
  /// 0 stays 0.
  package func thickness(_ thickness: Double) -> Double {
    thickness <= 0 ? 0 : max(1, nearest(thickness * scale)) / scale
  }

  /// The number of pixels that a picture of `size` has.
  package func pixels(of size: Size) -> PixelSize {
    PixelSize(
      width: Int(max(1, nearest(size.width * scale))),
      height: Int(max(1, nearest(size.height * scale))))
  }

  /// The picture's frame as the pixels have it.
  package func frame(_ size: Size) -> Size {
    let pixels = pixels(of: size)
    return Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }
}

extension PixelGrid {
  /// The rectangle with each edge moved to the nearest pixel edge.
  package func snapped(_ rect: Rect) -> Rect {
    Rect(left: edge(rect.x), top: edge(rect.y), right: edge(rect.maxX), bottom: edge(rect.maxY))
  }
}
