import CodeField

/// Paints the panels of a strip. All of it is opaque: behind what is transparent lies a checkerboard.
struct StripPainter {
  private let layout: StripLayout
  private(set) var raster: Raster

  /// Between the panels, and where a panel's picture has no pixels.
  static let ground: UInt32 = 0xFFB4_BAC4
  /// Pixels that count as different.
  static let different: UInt32 = 0xFFE0_1020
  /// Pixels that differ in how an edge was smoothed.
  static let smoothed: UInt32 = 0xFFFF_C400
  /// Pixels that only one of the pictures has.
  static let alone: UInt32 = 0xFF2A_5CFF
  /// The side of the checkerboard's squares.
  private static let check = 8

  init(layout: StripLayout) {
    self.layout = layout
    raster = Raster(size: layout.size)
    raster.pixels = Array(repeating: Self.ground, count: raster.pixels.count)
  }

  /// Lays a picture over the checkerboard.
  mutating func paint(_ picture: Raster, at place: StripLayout.Place) {
    for y in 0..<picture.size.height {
      let source = y * picture.size.width
      let target = (place.y + y) * layout.size.width + place.x
      for x in 0..<picture.size.width {
        raster.pixels[target + x] = Self.overChecks(picture.pixels[source + x], x: x, y: y)
      }
    }
  }

  /// Paints the expected picture faded, and over it what is different.
  mutating func paintDifference(
    _ expected: Raster, _ actual: Raster, overlay: Overlay, judge: PixelJudge
  ) {
    let place = layout.difference
    let width = min(overlay.shared.width, layout.panel.width)
    for y in 0..<min(overlay.shared.height, layout.panel.height) {
      let source = y * expected.size.width
      let target = (place.y + y) * layout.size.width + place.x
      for x in 0..<width {
        raster.pixels[target + x] =
          switch judge.judge(x: x, y: y).verdict {
          case .same, .tolerated:
            Self.overChecks(Self.faded(expected.pixels[source + x]), x: x, y: y)
          case .smoothed: Self.smoothed
          case .different: Self.different
          }
      }
    }
    for box in overlay.rest {
      for y in box.y..<max(box.y, min(box.y + box.height, layout.panel.height)) {
        let target = (place.y + y) * layout.size.width + place.x
        for x in box.x..<max(box.x, min(box.x + box.width, layout.panel.width)) {
          raster.pixels[target + x] = Self.alone
        }
      }
    }
  }

  /// A premultiplied pixel over the checkerboard.
  private static func overChecks(_ pixel: UInt32, x: Int, y: Int) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    let ground: UInt32 = (x / check + y / check) % 2 == 0 ? 0xFF : 0xDC
    let below = (ground * (255 - alpha) + 127) / 255
    return 0xFF00_0000 | (pixel & 0xFF_FF_FF) &+ below &* 0x01_01_01
  }

  /// A premultiplied pixel as pale grey: a quarter of its darkness is left, with the weights of
  /// Rec. 709 in 256ths. Alpha stays, and stands for white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let grey = ((pixel >> 16 & 0xFF) * 54 + (pixel >> 8 & 0xFF) * 183 + (pixel & 0xFF) * 19) >> 8
    let pale = alpha - (alpha - min(grey, alpha)) / 4
    return alpha << 24 | pale &* 0x01_01_01
  }
}
