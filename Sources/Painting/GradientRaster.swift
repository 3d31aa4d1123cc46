import CodeField

/// A linear gradient's pixels over a part of the picture: 0xAARRGGBB, multiplied by alpha.
///
/// Colours are mixed after they were multiplied by alpha, as CSS mixes them, so that one fades to
/// nothing without turning dark; in whole numbers, so that they are the same everywhere.
struct GradientRaster {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32] = []

  /// A place on the line, in 65,536ths, and its channels multiplied by alpha, in 65,025ths.
  private struct Stop {
    let place: Int
    let channels: SIMD4<Int>
  }

  /// - Parameters:
  ///   - start: where the line begins, in pixels of the picture.
  ///   - end: where it ends.
  ///   - stops: in order.
  ///   - left: the part's left edge in the picture.
  ///   - top: its top edge.
  ///   - width: its width.
  ///   - height: its height.
  init(
    start: Point, end: Point, stops: [Gradient.Stop], left: Int, top: Int, width: Int, height: Int
  ) {
    self.width = width
    self.height = height
    let stops = stops.map { stop in
      let alpha = Int(stop.color.alpha)
      return Stop(
        place: Int((stop.offset * 65_536).rounded()),
        channels: SIMD4(
          alpha * 255, Int(stop.color.red) * alpha, Int(stop.color.green) * alpha,
          Int(stop.color.blue) * alpha))
    }
    let across = end.x - start.x
    let down = end.y - start.y
    let square = across * across + down * down
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      let fromTop = (Double(top + y) + 0.5 - start.y) * down
      let fromLeft = (Double(left + x) + 0.5 - start.x) * across
      let place = square > 0 ? (fromLeft + fromTop) / square : 0
      return Self.pixel(stops, at: Int((min(max(place, 0), 1) * 65_536).rounded()))
    }
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      // Along the most usual lines, all rows or all columns are alike.
      if across == 0 {
        pixels.append(contentsOf: repeatElement(pixel(0, y), count: width))
      } else if down == 0, y > 0 {
        pixels.append(contentsOf: pixels[..<width])
      } else {
        for x in 0..<width { pixels.append(pixel(x, y)) }
      }
    }
  }

  private static func pixel(_ stops: [Stop], at place: Int) -> UInt32 {
    guard let first = stops.first, let last = stops.last else { return 0 }
    let next = stops.firstIndex { $0.place > place } ?? stops.count
    let from = next > 0 ? stops[next - 1] : first
    let to = next < stops.count ? stops[next] : last
    let length = to.place - from.place
    let part = length > 0 ? ((place - from.place) * 65_536 + length / 2) / length : 0
    let mixed = (from.channels &* (65_536 - part) &+ to.channels &* part &+ 32_768) &>> 16
    return mixed.indices.reduce(0) { $0 << 8 | UInt32((mixed[$1] + 127) / 255) }
  }
}
