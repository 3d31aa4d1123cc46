/// Finds the sizes at which every cell's content fits.
struct ContentFit {
  let centering: Centering
  private(set) var fontSize: Double
  private(set) var dotRadius: Double
  private(set) var pictureScale: Double
  /// Whether what is too large makes all smaller, instead of being an error.
  let shrinks: Bool
  /// The first fault by the font's size, as a function of the size at which all would fit.
  private var fault: ((_ largest: Double) -> FitError)?
  private var largestFontSize = Double.infinity

  init(
    centering: Centering, fontSize: Double, dotRadius: Double, pictureScale: Double, shrinks: Bool
  ) {
    self.centering = centering
    self.fontSize = fontSize
    self.dotRadius = dotRadius
    self.pictureScale = pictureScale
    self.shrinks = shrinks
  }

  /// The smallest sizes to which things may shrink: a point, a tenth of one, a hundredth.
  private static let leastFontSize = 1.0
  private static let leastDotRadius = 0.1
  private static let leastPictureScale = 0.01

  /// Takes the content of cell `index` into account.
  ///
  /// - Parameters:
  ///   - content: what stands in the cell.
  ///   - disc: the radius of the largest disc inside the cell's border.
  ///   - room: where it may stand, relative to the cell's middle.
  mutating func take(
    _ content: CellContent, index: Int, disc: Double, room: Rect
  ) throws(FitError) {
    if case .none = content { return }
    guard room.x < 0, room.maxX > 0, room.y < 0, room.maxY > 0 else { throw .noRoom }
    let size = fontSize
    switch content {
    case .none:
      break
    case .dot:
      let largest = min(disc, -room.x, room.maxX, -room.y, room.maxY)
      if largest < dotRadius - 1e-9, !shrinks {
        throw .dotTooLarge(radius: dotRadius, largest: largest)
      }
      dotRadius = min(dotRadius, largest)
      if dotRadius < Self.leastDotRadius { throw .noRoom }
    case .character(let glyph):
      limit(centering.largestSize(of: glyph, in: room)) {
        .characterTooLarge(index: index, size: size, largest: $0)
      }
    case .placeholder(let glyph):
      limit(centering.largestSize(of: glyph, in: room)) {
        .placeholderTooLarge(index: index, size: size, largest: $0)
      }
    case .maskCharacter(let glyph):
      limit(Centering.ink.largestSize(of: glyph, in: room)) {
        .maskTooLarge(size: size, largest: $0)
      }
    case .maskPicture(let picture):
      // Centred, so the nearer of two opposite edges counts twice.
      let largest = min(
        room.width / picture.size.width, 2 * min(-room.y, room.maxY) / picture.size.height)
      if largest < pictureScale - 1e-9, !shrinks {
        throw .pictureTooLarge(size: picture.size, room: room.size)
      }
      pictureScale = min(pictureScale, largest)
      if pictureScale < Self.leastPictureScale { throw .noRoom }
    }
  }

  /// Notes the size at which a character fits. A fault waits until all are seen, since its remedy is
  /// the size at which all of them fit.
  private mutating func limit(
    _ largest: Double, _ fault: @escaping (_ largest: Double) -> FitError
  ) {
    if largest < fontSize, self.fault == nil { self.fault = fault }
    largestFontSize = min(largestFontSize, largest)
  }

  /// Ends the search.
  mutating func finish() throws(FitError) {
    if let fault, !shrinks { throw fault(largestFontSize) }
    fontSize = min(fontSize, largestFontSize)
    if fontSize < Self.leastFontSize, largestFontSize < Self.leastFontSize { throw .noRoom }
  }
}
