/// Where everything in a field goes, exact in points: what `codebox layout` prints.
package struct FieldLayout: Sendable {
  package let row: Row
  /// Of the cell's outer edge.
  package let cornerRadius: Double
  /// Points to the em.
  package let fontSize: Double
  /// Of the mask dot.
  package let dotRadius: Double
  /// By how much a mask picture is scaled: 1 is its own size.
  package let pictureScale: Double

  package var frame: Size { row.frame }
  package var cells: [Rect] { row.cells }

  /// Fits the style, and `contents`, one for each filled cell from the first on, into the cells of
  /// `row`.
  ///
  /// The dot's radius is r = 0.8 · min(pointRadius, s/2), s being the cell's shorter side. What is
  /// given in points (font size, corner radius, point radius) shrinks with the row.
  ///
  /// - Parameters:
  ///   - pointRadius: the radius that bounds the dot.
  ///   - shrinksToFit: whether content that is larger than its cell shrinks; all cells alike.
  /// - Throws: `FitError` for the first thing that does not fit.
  package init(
    row: Row, style: FieldStyle, contents: [CellContent],
    pointRadius: Double = RowRequest.defaultPointRadius, shrinksToFit: Bool = false
  ) throws(FitError) {
    let cell = row.cells.first?.size ?? row.frame
    let cornerRadius = style.cell.cornerRadius * row.shrink
    let room = try Self.room(in: cell, style: style.cell, cornerRadius: cornerRadius)

    var fontSize = style.text.size.map { $0 * row.shrink } ?? cell.shorterSide / 2
    var pictureScale = row.shrink
    for (index, content) in contents.enumerated() {
      switch content {
      case .dot:
        break
      case .character(let glyph):
        let largest = style.text.centering.largestSize(of: glyph, in: room)
        if largest < fontSize, !shrinksToFit {
          throw .characterTooLarge(index: index, size: fontSize, largest: largest)
        }
        fontSize = min(fontSize, largest)
      case .maskCharacter(let glyph):
        let largest = Centering.ink.largestSize(of: glyph, in: room)
        if largest < fontSize, !shrinksToFit {
          throw .maskTooLarge(size: fontSize, largest: largest)
        }
        fontSize = min(fontSize, largest)
      case .maskPicture(let picture):
        // Centred, so the nearer of two opposite edges counts twice.
        let largest = min(
          room.width / picture.size.width, 2 * min(-room.y, room.maxY) / picture.size.height)
        if largest < pictureScale - 1e-9, !shrinksToFit {
          throw .pictureTooLarge(size: picture.size, room: room.size)
        }
        pictureScale = min(pictureScale, largest)
      }
    }
    self.row = row
    self.cornerRadius = cornerRadius
    self.fontSize = fontSize
    self.dotRadius = 0.8 * min(pointRadius * row.shrink, cell.shorterSide / 2)
    self.pictureScale = pictureScale
  }

  /// The part of a cell in which content may stand, relative to the cell's middle.
  private static func room(
    in cell: Size, style: CellStyle, cornerRadius: Double
  ) throws(FitError) -> Rect {
    let border = style.border?.width ?? 0
    let thickness = style.underline?.thickness ?? 0
    if 2 * border >= cell.shorterSide { throw .borderTooWide(width: border, cell: cell) }
    if thickness >= cell.height { throw .underlineTooThick(thickness: thickness, cell: cell) }
    if cornerRadius > cell.shorterSide / 2 + 1e-9 {
      throw .cornerTooRound(radius: cornerRadius, largest: cell.shorterSide / 2)
    }
    return Rect(
      left: border - cell.width / 2, top: border - cell.height / 2,
      right: cell.width / 2 - border, bottom: cell.height / 2 - max(border, thickness))
  }
}
