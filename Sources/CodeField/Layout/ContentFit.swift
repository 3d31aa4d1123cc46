/// Finds the sizes at which every cell's content fits.
struct ContentFit {
  let centering: Centering
  private(set) var fontSize: Double
  private(set) var pictureScale: Double
  /// Whether what is too large makes all smaller, instead of being an error.
  let shrinks: Bool

  init(centering: Centering, fontSize: Double, pictureScale: Double, shrinks: Bool) {
    self.centering = centering
    self.fontSize = fontSize
    self.pictureScale = pictureScale
    self.shrinks = shrinks
  }

  /// The smallest size to which text or a picture may shrink: a point, a hundredth.
  private static let leastFontSize = 1.0
  private static let leastPictureScale = 0.01

  /// Takes the content of cell `index` into account.
  ///
  /// - Parameters:
  ///   - content: what stands in the cell.
  ///   - room: where it may stand, relative to the cell's middle.
  mutating func take(_ content: CellContent, index: Int, room: Rect) throws(FitError) {
    if case .none = content { return }
    guard room.x < 0, room.maxX > 0, room.y < 0, room.maxY > 0 else { throw .noRoom }
    switch content {
    case .dot, .none:
      break
    case .character(let glyph):
      try limit(centering.largestSize(of: glyph, in: room)) {
        .characterTooLarge(index: index, size: $0, largest: $1)
      }
    case .placeholder(let glyph):
      try limit(centering.largestSize(of: glyph, in: room)) {
        .placeholderTooLarge(index: index, size: $0, largest: $1)
      }
    case .maskCharacter(let glyph):
      try limit(Centering.ink.largestSize(of: glyph, in: room)) {
        .maskTooLarge(size: $0, largest: $1)
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

  private mutating func limit(
    _ largest: Double, _ fault: (_ size: Double, _ largest: Double) -> FitError
  ) throws(FitError) {
    if largest < fontSize, !shrinks { throw fault(fontSize, largest) }
    fontSize = min(fontSize, largest)
    if fontSize < Self.leastFontSize { throw .noRoom }
  }
}
