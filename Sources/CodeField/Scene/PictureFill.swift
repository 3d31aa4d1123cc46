/// A picture stretched over a rectangle, and where it may show. Points.
package struct PictureFill: Equatable, Sendable {
  package let raster: Raster
  /// Where one copy of the picture lies.
  package let destination: Rect
  /// Whether copies are laid side by side without end.
  package let isRepeated: Bool
  /// Nothing is painted outside.
  package let clip: Rect

  /// Whether one pixel of the picture lies on one of the grid, and is taken as it is; otherwise
  /// neighbours are mixed.
  package let isExact: Bool

  /// The picture's size in its own pixels.
  package var size: PixelSize { raster.size }

  package init(
    raster: Raster, destination: Rect, isRepeated: Bool = false, clip: Rect, grid: PixelGrid
  ) {
    self.raster = raster
    self.destination = destination
    self.isRepeated = isRepeated
    self.clip = clip
    isExact = [
      destination.width * grid.scale - Double(raster.size.width),
      destination.height * grid.scale - Double(raster.size.height),
      (destination.x * grid.scale).remainder(dividingBy: 1),
      (destination.y * grid.scale).remainder(dividingBy: 1),
    ].allSatisfy { abs($0) < 1e-6 }
  }

  /// A picture behind the whole of `frame`.
  init(_ picture: Picture, mode: ImageMode, frame: Size, grid: PixelGrid) {
    let clip = Rect(size: frame)
    let ratios = [frame.width / picture.size.width, frame.height / picture.size.height]
    func scaled(_ factor: Double) -> Rect {
      let place = grid.snapped(
        clip.centered(
          Size(width: picture.size.width * factor, height: picture.size.height * factor)))
      // However flat the picture, a pixel of it is left.
      return Rect(
        origin: place.origin,
        size: Size(
          width: max(place.width, 1 / grid.scale), height: max(place.height, 1 / grid.scale)))
    }
    let destination =
      switch mode {
      case .stretch: clip
      case .fit: scaled(min(ratios[0], ratios[1]))
      case .fill: scaled(max(ratios[0], ratios[1]))
      case .tile: Rect(size: picture.size)
      }
    self.init(
      raster: picture.raster, destination: destination, isRepeated: mode == .tile, clip: clip,
      grid: grid)
  }

  /// A picture at its own size, or scaled, in the middle of `cell`: its top left corner is
  /// (x + (w − iw)/2, y + (h − ih)/2), moved to the nearest pixel.
  init(_ picture: Picture, scale: Double, in cell: Rect, grid: PixelGrid) {
    let place = cell.centered(
      Size(width: picture.size.width * scale, height: picture.size.height * scale))
    let destination = Rect(
      origin: Point(x: grid.edge(place.x), y: grid.edge(place.y)), size: place.size)
    self.init(
      raster: picture.raster, destination: destination, clip: destination,
      grid: grid)
  }
}
