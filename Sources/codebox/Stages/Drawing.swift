import CodeField

/// A request with everything that it names loaded, judged and in its place.
struct Drawing: Sendable {
  let entry: Entry
  let layout: FieldLayout
  private(set) var style: FieldStyle
  private(set) var content: FieldContent
  /// Nil where they were not asked for.
  let metrics: FontMetrics?
  let grid: PixelGrid

  /// Loads, judges and places everything.
  ///
  /// - Parameters:
  ///   - request: what is to be drawn.
  ///   - text: the text itself, nil for none.
  ///   - needsMetrics: whether the font's metrics are wanted even where no character is drawn.
  init(_ request: Request, text: String?, needsMetrics: Bool = false) throws(Failure) {
    try self.init(
      request, entry: try TextStage.entry(text, for: request), needsMetrics: needsMetrics)
  }

  /// Loads and places everything for a text that was judged before.
  init(_ request: Request, entry: Entry, needsMetrics: Bool = false) throws(Failure) {
    self.entry = entry
    var style = request.style
    var rowRequest = request.row
    if let path = request.backgroundImage {
      let picture = try PictureStage.picture(path, scale: request.scale)
      style.background.picture = picture
      rowRequest.takeFrame(of: picture)
    }
    let row = try Self.row(request.layout, rowRequest)
    try PixelLimits.check(row, scale: request.scale)

    let fonts = FontDesk(request.font)
    if request.isFontGiven { try fonts.open() }
    style.separator = try GlyphStage.separator(for: request, fonts: fonts)
    let content = FieldContent(
      cells: try GlyphStage.contents(entry, for: request, fonts: fonts),
      filled: entry.characters.count, state: request.state,
      isRightToLeft: request.isRightToLeft)
    metrics = needsMetrics ? try fonts.metrics() : nil
    layout = try translating({ LayoutWords.failure($0, entry, request) }) {
      [style] () throws(FitError) in
      try FieldLayout(
        row: row, style: style, content: content, pointRadius: request.row.pointRadius,
        shrinksToFit: request.row.shrinksToFit)
    }
    self.style = style
    self.content = content
    grid = PixelGrid(scale: request.scale)
  }

  private static func row(_ layout: LayoutKind, _ request: RowRequest) throws(Failure) -> Row {
    try translating({ LayoutWords.failure($0, request) }) { () throws(LayoutError) in
      try layout.row(request)
    }
  }

  /// Draws the field without its cursor, as it looks for half of a blink.
  mutating func hideCursor() { style.cursor = nil }

  /// Draws the cells so many points right of their places.
  mutating func shift(by distance: Double) { content.shift = distance }

  /// Draws the content of a cell on its way in.
  mutating func enter(_ entering: EnteringContent) { content.entering = entering }

  /// The finished picture, still in points.
  var scene: Scene {
    Scene(layout: layout, style: style, content: content, grid: grid)
  }

  /// The finished picture's pixels.
  func raster() throws(Failure) -> Raster {
    try scene.painted(scale: grid.scale)
  }
}

extension RowRequest {
  /// The picture shows the whole field, so the field has its size unless the caller sets one. A
  /// single side that is set keeps the picture's proportions.
  fileprivate mutating func takeFrame(of picture: Picture) {
    let given = (width: width, height: height)
    let ratio = picture.size.width / picture.size.height
    width = given.width ?? given.height.map { $0 * ratio } ?? picture.size.width
    height = given.height ?? given.width.map { $0 / ratio } ?? picture.size.height
  }
}
