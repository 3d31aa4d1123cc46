import Cairo
import CodeField

/// Paints shapes with soft edges. Cairo has no blur, so the shape's coverage is blurred here and
/// painted as a picture.
struct BlurPainter {
  /// The shapes that were painted last, with their pixels: the cells of a field have one shadow, and
  /// the focused one perhaps another.
  private var known: [(shape: SoftShape, pixels: [UInt32])] = []
  private static let mostKnown = 2

  mutating func paint(
    _ blur: Blur, on context: borrowing Context, scale: Double
  ) throws(CairoError) {
    let kernel = GaussianKernel(deviation: blur.deviation * scale)
    guard let shape = blur.path.bounds, let clip = blur.clip.bounds else { return }
    // Nothing shows outside the clip, so nothing further away than the blur reaches matters.
    let reach = Double(kernel.radius + 1) / scale
    let part = shape.inset(by: -reach).intersection(clip.inset(by: -reach))
    if part.isEmpty { return }
    let left = (part.x * scale).rounded(.down)
    let top = (part.y * scale).rounded(.down)
    let soft = SoftShape(
      path: blur.path.scaled(by: scale, movedTo: Point(x: -left, y: -top)),
      width: Int((part.maxX * scale).rounded(.up) - left),
      height: Int((part.maxY * scale).rounded(.up) - top), kernel: kernel, color: blur.color)
    let place = Rect(
      x: left / scale, y: top / scale, width: Double(soft.width) / scale,
      height: Double(soft.height) / scale)

    try ImageSurface.withSurface(
      reading: try pixels(of: soft), width: soft.width, height: soft.height
    ) { surface throws(CairoError) in
      try context.saved { () throws(CairoError) in
        context.setFillRule(.evenOdd)
        context.add(blur.clip)
        try context.clip()
        try context.setSource(
          surface, x: place.x, y: place.y, pixelWidth: 1 / scale, pixelHeight: 1 / scale,
          sampling: PatternSampling(isExact: true, isRepeated: false))
        context.add(.rect(place))
        try context.fill()
      }
    }
  }

  private mutating func pixels(of shape: SoftShape) throws(CairoError) -> [UInt32] {
    if let index = known.firstIndex(where: { $0.shape == shape }) {
      let found = known.remove(at: index)
      known.append(found)
      return found.pixels
    }
    if known.count == Self.mostKnown { known.removeFirst() }
    let pixels = try shape.pixels()
    known.append((shape, pixels))
    return pixels
  }
}
