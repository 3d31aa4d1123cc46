import Cairo
import CodeField

/// Paints with an ink. A gradient's pixels are computed here and painted as a picture: cairo's own
/// differ between processors by a step, where the compiler joins a multiplication and an addition.
enum InkPainter {
  /// Makes `ink` the source for the time of `draw`.
  ///
  /// - Parameters:
  ///   - ink: what to paint with.
  ///   - context: what to paint on.
  ///   - bounds: what `draw` paints within, in points; nil paints nothing. Only gradients ask.
  ///   - size: of the picture, in points.
  ///   - scale: pixels to a point.
  ///   - draw: fills or strokes.
  static func paint(
    _ ink: Ink, on context: borrowing Context, within bounds: @autoclosure () -> Rect?,
    of size: Size, scale: Double, _ draw: () throws(CairoError) -> Void
  ) throws(CairoError) {
    switch ink {
    case .color(let color):
      context.setSource(color)
      try draw()
    case .linear(let start, let end, let stops):
      let seen = bounds()?.intersection(Rect(size: size)) ?? Rect(size: Size(width: 0, height: 0))
      if seen.isEmpty { return }
      let left = Int((seen.x * scale).rounded(.down))
      let top = Int((seen.y * scale).rounded(.down))
      let raster = GradientRaster(
        start: Point(x: start.x * scale, y: start.y * scale),
        end: Point(x: end.x * scale, y: end.y * scale), stops: stops, left: left, top: top,
        width: Int((seen.maxX * scale).rounded(.up)) - left,
        height: Int((seen.maxY * scale).rounded(.up)) - top)
      try ImageSurface.withSurface(
        reading: raster.pixels, width: raster.width, height: raster.height
      ) { surface throws(CairoError) in
        try context.saved { () throws(CairoError) in
          try context.setSource(
            surface, x: Double(left) / scale, y: Double(top) / scale, pixelWidth: 1 / scale,
            pixelHeight: 1 / scale, sampling: PatternSampling(isExact: true, isRepeated: false))
          try draw()
        }
      }
    }
  }
}
