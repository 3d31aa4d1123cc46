import CodeField

/// The geometry that `codebox layout` prints: points, but for the pixel size.
enum LayoutReport {
  /// The version of the document's form; raised when a key changes its meaning or goes away.
  static let schema = 1

  static func json(_ drawing: Drawing, isSecure: Bool) -> JSON {
    let layout = drawing.layout
    let pixels = drawing.grid.pixels(of: layout.frame)
    let characters = drawing.entry.characters
    let text = isSecure ? String(repeating: "•", count: characters.count) : String(characters)
    return .object([
      ("schema", .number(Double(schema))),
      ("text", .string(text)),
      ("secure", .bool(isSecure)),
      ("frame", size(layout.frame)),
      ("cells", .array(layout.cells.map(rect))),
      ("gap", .number(layout.row.gap)),
      ("fontSize", .number(layout.fontSize)),
      ("baselines", .array(baselines(drawing))),
      (
        "dots",
        .object([
          ("radius", .number(layout.dotRadius)),
          (
            "centers",
            .array(
              layout.cells.map { point($0.moved(x: 0, y: layout.contentOffset).center) })
          ),
        ])
      ),
      ("scale", .number(drawing.grid.scale)),
      (
        "pixels",
        .object([
          ("width", .number(Double(pixels.width))), ("height", .number(Double(pixels.height))),
        ])
      ),
    ])
  }

  /// One for each cell: the font's, or the glyph's own where ink is centred and the cell shows one.
  private static func baselines(_ drawing: Drawing) -> [JSON] {
    let text = drawing.style.text
    let layout = drawing.layout
    return drawing.layout.cells.enumerated().map { index, cell in
      if let metrics = drawing.metrics,
        let offset = text.centering.baselineOffset(metrics, size: drawing.layout.fontSize)
      {
        return .number(cell.center.y + layout.contentOffset + offset)
      }
      if case .character(let glyph) = drawing.content.cells[index] {
        let origin = text.centering.origin(of: glyph, in: cell, size: drawing.layout.fontSize)
        return .number(origin.y + layout.contentOffset)
      }
      return .null
    }
  }

  private static func size(_ size: Size) -> JSON {
    .object([("width", .number(size.width)), ("height", .number(size.height))])
  }

  private static func point(_ point: Point) -> JSON {
    .object([("x", .number(point.x)), ("y", .number(point.y))])
  }

  private static func rect(_ rect: Rect) -> JSON {
    .object([
      ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }
}
