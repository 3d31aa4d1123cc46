/// A bitmap stretched over a rectangle, and where it may show. Points.
package struct PictureFill: Equatable, Sendable {
  package let bitmap: Bitmap
  /// Where one copy of the bitmap lies.
  package let destination: Rect
  /// Whether copies are laid side by side without end.
  package let isRepeated: Bool
  /// Nothing is painted outside.
  package let clip: Rect

  package init(bitmap: Bitmap, destination: Rect, isRepeated: Bool = false, clip: Rect) {
    self.bitmap = bitmap
    self.destination = destination
    self.isRepeated = isRepeated
    self.clip = clip
  }

  /// A picture behind the whole of `frame`.
  init(_ picture: Picture, mode: ImageMode, frame: Size, grid: PixelGrid) {
    let clip = Rect(size: frame)
    let ratios = [frame.width / picture.size.width, frame.height / picture.size.height]
    func scaled(_ factor: Double) -> Rect {
      grid.snapped(
        clip.centered(
          Size(width: picture.size.width * factor, height: picture.size.height * factor)))
    }
    let destination =
      switch mode {
      case .stretch: clip
      case .fit: scaled(min(ratios[0], ratios[1]))
      case .fill: scaled(max(ratios[0], ratios[1]))
      case .tile: Rect(size: picture.size)
      }
    self.init(
      bitmap: picture.bitmap, destination: destination, isRepeated: mode == .tile, clip: clip)
  }

  /// A picture at its own size, or scaled, in the middle of `cell`: its top left corner is
  /// (x + (w − iw)/2, y + (h − ih)/2), moved to the nearest pixel.
  init(_ picture: Picture, scale: Double, in cell: Rect, grid: PixelGrid) {
    let place = cell.centered(
      Size(width: picture.size.width * scale, height: picture.size.height * scale))
    let destination = Rect(
      origin: Point(x: grid.edge(place.x), y: grid.edge(place.y)), size: place.size)
    self.init(bitmap: picture.bitmap, destination: destination, clip: destination)
  }
}
