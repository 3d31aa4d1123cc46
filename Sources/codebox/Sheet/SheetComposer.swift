import CodeField
import Painting

/// Pictures and captions to one picture. Lengths are pixels here, since every picture of a sheet
/// keeps its own.
struct SheetComposer {
  let plan: SheetPlan
  /// Of the captions and margins, to a point.
  let scale: Double
  let paper: Paint
  let ink: Paint
  let captionSize: Double
  let pictures: [[Raster]]
  let fonts = FontDesk(.embedded(.regular))

  private var margin: Double { (16 * scale).rounded() }
  private var lineHeight: Double { (captionSize * 1.5 * scale).rounded() }

  /// The finished sheet, one pixel to a point.
  func scene() throws(Failure) -> Scene {
    let widths = columns.map { column in
      max(width(column.caption), Double(column.pictures.map(\.size.width).max() ?? 0))
    }
    let heights = pictures.map { row in
      max(lineHeight, Double(row.map(\.size.height).max() ?? 0))
    }
    let captionsWidth = plan.rowCaptions.map(width).max() ?? 0
    let left = margin + (captionsWidth > 0 ? captionsWidth + margin : 0)
    let top = margin + (plan.columnCaptions == [""] ? 0 : lineHeight)
    let size = Size(
      width: left + widths.reduce(0) { $0 + $1 + margin },
      height: top + heights.reduce(0) { $0 + $1 + margin })
    try PixelLimits.check(size)

    var scene = Scene(size: size)
    let frame = Rect(size: size)
    scene.fill(.rect(frame), paint: paper, over: frame)
    var x = left
    for (column, width) in zip(columns, widths) {
      try set(column.caption, atX: x, middle: margin + lineHeight / 2 - margin / 4, in: &scene)
      var y = top
      for (raster, height) in zip(column.pictures, heights) {
        place(
          raster, x: x, y: y + ((height - Double(raster.size.height)) / 2).rounded(), in: &scene)
        y += height + margin
      }
      x += width + margin
    }
    var y = top
    for (caption, height) in zip(plan.rowCaptions, heights) {
      try set(caption, atX: margin, middle: y + height / 2, in: &scene)
      y += height + margin
    }
    return scene
  }

  private var columns: [(caption: String, pictures: [Raster])] {
    plan.columnCaptions.enumerated().map { index, caption in
      (caption, pictures.map { $0[index] })
    }
  }

  private func place(_ raster: Raster, x: Double, y: Double, in scene: inout Scene) {
    let box = Rect(
      x: x, y: y, width: Double(raster.size.width), height: Double(raster.size.height))
    scene.paint(
      PictureFill(raster: raster, destination: box, clip: box, grid: PixelGrid(scale: 1)))
  }

  // MARK: Captions

  private func width(_ caption: String) -> Double {
    // A character without a glyph fails where it is set.
    caption.reduce(0) { sum, character in
      let glyph = try? fonts.glyph(for: character)
      return sum + (glyph.map { $0.advance * $0.metrics.scale(at: captionSize * scale) } ?? space)
    }.rounded(.up)
  }

  private var space: Double { captionSize * scale * 0.3 }

  private func set(
    _ caption: String, atX left: Double, middle: Double, in scene: inout Scene
  ) throws(Failure) {
    var pen = left
    for character in caption {
      if character == " " {
        pen += space
        continue
      }
      let glyph = try fonts.glyph(for: character)
      let unit = glyph.metrics.scale(at: captionSize * scale)
      let baseline = middle + unit * glyph.metrics.capHeight / 2
      scene.fill(
        glyph.outline.scaled(by: unit, movedTo: Point(x: pen, y: baseline)), paint: ink,
        over: Rect(x: left, y: baseline, width: 1, height: 1))
      pen += glyph.advance * unit
    }
  }
}
