import CodeField

/// Where the panels of a strip stand.
struct StripLayout: Equatable {
  /// A panel's upper left corner.
  struct Place: Equatable {
    let x: Int
    let y: Int
  }

  /// Pixels between two panels.
  static let gap = 8

  let size: PixelSize
  /// The size of each panel.
  let panel: PixelSize
  let difference: Place
  /// Nil where there is room for the difference alone.
  let expected: Place?
  let actual: Place?

  private init(
    size: PixelSize, panel: PixelSize, difference: Place, expected: Place?, actual: Place?
  ) {
    self.size = size
    self.panel = panel
    self.difference = difference
    self.expected = expected
    self.actual = actual
  }

  /// Three panels in the squarer of two ways, or the difference alone where they are too large.
  init(panel: PixelSize, limits: StripLimits) {
    let isRow = panel.width <= panel.height
    let step = Place(x: isRow ? panel.width + Self.gap : 0, y: isRow ? 0 : panel.height + Self.gap)
    let three = PixelSize(width: panel.width + 2 * step.x, height: panel.height + 2 * step.y)
    if limits.allow(width: three.width, height: three.height) {
      self.init(
        size: three, panel: panel, difference: step, expected: Place(x: 0, y: 0),
        actual: Place(x: 2 * step.x, y: 2 * step.y))
    } else {
      self.init(difference: panel, limits: limits)
    }
  }

  /// The difference alone. Where even that is too large, as of a wide and a tall picture, it is cut at
  /// the foot.
  init(difference panel: PixelSize, limits: StripLimits) {
    let width = min(panel.width, limits.largestSide)
    let height = min(panel.height, limits.largestSide, limits.mostPixels / max(1, width))
    let size = PixelSize(width: width, height: height)
    self.init(size: size, panel: size, difference: Place(x: 0, y: 0), expected: nil, actual: nil)
  }
}
