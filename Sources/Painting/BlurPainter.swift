import Cairo
import CodeField

/// Paints shapes with soft edges. Cairo has no blur, so the shape's coverage is blurred here and
/// painted as a picture.
enum BlurPainter {
  static func paint(
    _ blur: Blur, on context: borrowing Context, scale: Double
  ) throws(CairoError) {
    let kernel = GaussianKernel(deviation: blur.deviation * scale)
    guard let shape = blur.path.bounds, let clip = blur.clip.bounds else { return }
    // Nothing shows outside the clip, so nothing further away than the blur reaches matters.
    let reach = Double(kernel.radius + 1) / scale
    let part = shape.inset(by: -reach).intersection(clip.inset(by: -reach))
    if part.isEmpty { return }
    let left = Int((part.x * scale).rounded(.down))
    let top = Int((part.y * scale).rounded(.down))
    var mask = try CoverageMask(
      of: blur.path, x: left, y: top, width: Int((part.maxX * scale).rounded(.up)) - left,
      height: Int((part.maxY * scale).rounded(.up)) - top, scale: scale,
      tolerance: Painter.tolerance)
    mask.blur(kernel)

    try ImageSurface.withSurface(
      reading: mask.pixels(in: blur.color), width: mask.width, height: mask.height
    ) { surface throws(CairoError) in
      try context.saved { () throws(CairoError) in
        context.setFillRule(.evenOdd)
        context.add(blur.clip)
        try context.clip()
        try context.setSource(
          surface, x: Double(mask.x) / scale, y: Double(mask.y) / scale, pixelWidth: 1 / scale,
          pixelHeight: 1 / scale, sampling: PatternSampling(isExact: true, isRepeated: false))
        context.add(
          .rect(
            Rect(
              x: Double(mask.x) / scale, y: Double(mask.y) / scale,
              width: Double(mask.width) / scale, height: Double(mask.height) / scale)))
        try context.fill()
      }
    }
  }
}
