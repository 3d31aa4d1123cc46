/// Where everything in a field goes, exact in points: what `codebox layout` prints.
package struct FieldLayout: Sendable {
  package let row: Row
  /// Points to the em.
  package let fontSize: Double
  /// Of the mask dot.
  package let dotRadius: Double
  /// By how much a mask picture is scaled: 1 is its own size.
  package let pictureScale: Double

  package var frame: Size { row.frame }
  package var cells: [Rect] { row.cells }

  /// The part of the first cell in which content may stand, relative to the cell's middle. All
  /// cells are alike.
  private static func room(in row: Row, style: CellStyle) -> Rect {
    guard let cell = row.cells.first else { return Rect(size: Size(width: 0, height: 0)) }
    let inner = cell.inset(by: style.border?.width ?? 0)
    let foot = min(inner.maxY, cell.maxY - (style.underline?.thickness ?? 0))
    return Rect(
      left: inner.x - cell.center.x, top: inner.y - cell.center.y,
      right: inner.maxX - cell.center.x, bottom: foot - cell.center.y)
  }

  /// Fits `contents`, one for each filled cell from the first on, into the cells of `row`.
  ///
  /// The dot's radius is r = 0.8 · min(pointRadius, s/2), s being the cell's shorter side. A given
  /// font size shrinks with the row.
  ///
  /// - Parameters:
  ///   - pointRadius: the radius that bounds the dot.
  ///   - shrinksToFit: whether content that is larger than its cell shrinks; all cells alike.
  /// - Throws: `ContentError` for the first content that does not fit.
  package init(
    row: Row, style: FieldStyle, contents: [CellContent],
    pointRadius: Double = RowRequest.defaultPointRadius, shrinksToFit: Bool = false
  ) throws(ContentError) {
    let side = row.cells.first?.size.shorterSide ?? 0
    let room = Self.room(in: row, style: style.cell)
    var fontSize = style.text.size.map { $0 * row.shrink } ?? side / 2
    var pictureScale = row.shrink

    for (index, content) in contents.enumerated() {
      let limit: Double
      switch content {
      case .dot:
        continue
      case .character(let glyph):
        limit = style.text.centering.largestSize(of: glyph, in: room)
        if limit < fontSize, !shrinksToFit {
          throw .characterTooLarge(index: index, size: fontSize, largest: limit)
        }
        fontSize = min(fontSize, limit)
      case .maskCharacter(let glyph):
        limit = Centering.ink.largestSize(of: glyph, in: room)
        if limit < fontSize, !shrinksToFit {
          throw .maskTooLarge(size: fontSize, largest: limit)
        }
        fontSize = min(fontSize, limit)
      case .maskPicture(let picture):
        // Centred, so the nearer of two opposite edges counts twice.
        limit = min(
          room.width / picture.size.width,
          2 * min(-room.y, room.maxY) / picture.size.height)
        if limit < pictureScale - 1e-9, !shrinksToFit {
          throw .pictureTooLarge(size: picture.size, room: room.size)
        }
        pictureScale = min(pictureScale, limit)
      }
    }
    self.row = row
    self.fontSize = fontSize
    self.dotRadius = 0.8 * min(pointRadius * row.shrink, side / 2)
    self.pictureScale = pictureScale
  }
}
