import Cairo
import CodeField

/// Obeys a scene: paints its elements in order and decides nothing.
package enum Painter {
  /// How far a flattened curve may stray from the true one, in pixels: a third of the distance
  /// between the lines by which cairo samples a pixel, 1/15.
  static let tolerance = 0.02

  /// The scene as pixels, `scale` of them to a point.
  package static func paint(_ scene: Scene, scale: Double) throws(PaintingError) -> Raster {
    var raster = Raster(size: PixelGrid(scale: scale).pixels(of: scene.size))
    var blurs = BlurPainter()
    do {
      try ImageSurface.withSurface(
        over: &raster.pixels, width: raster.size.width, height: raster.size.height
      ) { surface throws(CairoError) in
        let context = try Context(surface)
        context.scale(by: scale)
        context.setTolerance(tolerance)
        try paint(
          scene.elements, on: context, scale: scale, size: scene.size, blurs: &blurs)
      }
    } catch {
      throw PaintingError(description: error.description)
    }
    return raster
  }

  private static func paint(
    _ elements: [Scene.Element], on context: borrowing Context, scale: Double, size: Size,
    blurs: inout BlurPainter
  ) throws(CairoError) {
    for element in elements {
      switch element {
      case .fill(let path, let rule, let ink):
        try InkPainter.paint(
          ink, on: context, within: path.bounds, of: size, scale: scale
        ) { () throws(CairoError) in
          context.setFillRule(rule == .winding ? .winding : .evenOdd)
          context.add(path)
          try context.fill()
        }
      case .stroke(let path, let width, let cap, let ink):
        try InkPainter.paint(
          ink, on: context, within: path.bounds?.inset(by: -width), of: size, scale: scale
        ) { () throws(CairoError) in
          context.setLineWidth(width)
          context.setLineCap(cap == .butt ? .butt : .round)
          context.add(path)
          try context.stroke()
        }
      case .picture(let picture):
        try paint(picture, on: context)
      case .blur(let blur):
        try blurs.paint(blur, on: context, scale: scale)
      case .layer(let elements, let opacity):
        try context.layer(opacity: opacity) { () throws(CairoError) in
          try paint(elements, on: context, scale: scale, size: size, blurs: &blurs)
        }
      }
    }
  }

  private static func paint(
    _ picture: PictureFill, on context: borrowing Context
  ) throws(CairoError) {
    let size = picture.size
    let place = picture.destination
    try ImageSurface.withSurface(
      reading: picture.raster.pixels, width: size.width, height: size.height
    ) { surface throws(CairoError) in
      try context.saved { () throws(CairoError) in
        try context.setSource(
          surface, x: place.x, y: place.y, pixelWidth: place.width / Double(size.width),
          pixelHeight: place.height / Double(size.height),
          sampling: PatternSampling(isExact: picture.isExact, isRepeated: picture.isRepeated))
        context.add(.rect(picture.clip.intersection(picture.isRepeated ? picture.clip : place)))
        try context.fill()
      }
    }
  }
}
