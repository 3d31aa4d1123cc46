import Cairo
import CodeField

/// Obeys a scene: paints its elements in order and decides nothing.
package enum Painter {
  /// How far a flattened curve may stray from the true one, in pixels: a third of the distance
  /// between the lines by which cairo samples a pixel, 1/15.
  private static let tolerance = 0.02

  /// The scene as pixels, `scale` of them to a point.
  package static func paint(_ scene: Scene, scale: Double) throws(PaintingError) -> Raster {
    var raster = Raster(size: PixelGrid(scale: scale).pixels(of: scene.size))
    do {
      try ImageSurface.withSurface(
        over: &raster.pixels, width: raster.size.width, height: raster.size.height
      ) { surface throws(CairoError) in
        let context = try Context(surface)
        context.scale(by: scale)
        context.setTolerance(tolerance)
        for element in scene.elements {
          try paint(element, on: context, scale: scale)
        }
      }
    } catch {
      throw PaintingError(description: error.description)
    }
    return raster
  }

  private static func paint(
    _ element: Scene.Element, on context: borrowing Context, scale: Double
  ) throws(CairoError) {
    switch element {
    case .fill(let path, let rule, let color):
      context.setSource(color)
      context.setFillRule(rule == .winding ? .winding : .evenOdd)
      context.add(path)
      try context.fill()
    case .stroke(let path, let width, let color):
      context.setSource(color)
      context.setLineWidth(width)
      context.add(path)
      try context.stroke()
    case .picture(let picture):
      try paint(picture, on: context, scale: scale)
    }
  }

  private static func paint(
    _ picture: PictureFill, on context: borrowing Context, scale: Double
  ) throws(CairoError) {
    let size = picture.bitmap.size
    let place = picture.destination
    let pixelWidth = place.width / Double(size.width)
    let pixelHeight = place.height / Double(size.height)
    // One pixel of the picture on one pixel of the grid: taken as it is, not resampled.
    let isExact = [
      pixelWidth * scale - 1, pixelHeight * scale - 1,
      (place.x * scale).remainder(dividingBy: 1), (place.y * scale).remainder(dividingBy: 1),
    ].allSatisfy { abs($0) < 1e-6 }

    var pixels = picture.bitmap.premultiplied()
    try ImageSurface.withSurface(
      over: &pixels, width: size.width, height: size.height
    ) { surface throws(CairoError) in
      try context.saved { () throws(CairoError) in
        try context.setSource(
          surface, x: place.x, y: place.y, pixelWidth: pixelWidth, pixelHeight: pixelHeight,
          sampling: PatternSampling(isExact: isExact, isRepeated: picture.isRepeated))
        context.add(.rect(picture.clip.intersection(picture.isRepeated ? picture.clip : place)))
        try context.fill()
      }
    }
  }
}
