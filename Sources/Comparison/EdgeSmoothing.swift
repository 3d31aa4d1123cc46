import CodeField

/// Tells a moved edge's other smoothing from ink that was added, taken away or recoloured.
///
/// Where an edge lies between pixels, the pixel that it crosses is covered in part, and its channels
/// lie in between by as much. An edge that moves by a part of a pixel changes those pixels and no
/// others. So a pixel's difference is smoothing where, in each channel of the premultiplied colours,
///
/// 1. it is at most 0.42 of the contrast of the 3 × 3 pixels around it in both pictures: coverage
///    changes by no more than that;
/// 2. what the 3 × 3 pixels gained, or lost, with it is at most 0.42 of a row of three: ink moved by
///    less than half a pixel, however it is spread over two rows;
/// 3. the pixel is covered in part in one of the pictures, lying between the lightest and the darkest
///    around it; or, as on the ridge of a thin stroke, which has nothing darker beside it, what it
///    lost its neighbours gained.
///
/// 0.42 lies between what is to pass and what is not: a quarter of a pixel in any direction changes a
/// pixel's coverage by up to 0.25·√2 = 0.36, half a pixel along an axis by 0.5.
///
/// Limits: nothing here is known of shapes. A line of a colour between those on its two sides looks
/// like a smoothed edge and may take another such colour, or be moved, by as much; and so may a faint
/// mark that touches a strong edge come or go. Strokes of less than a pixel, and strokes with less
/// than a pixel between them, are judged strictly.
struct EdgeSmoothing {
  let expected: Raster
  let actual: Raster
  /// The pixels that both pictures have.
  let shared: PixelSize

  /// A channel's difference that rounding can make.
  static let rounding: Int32 = 2
  /// Of the contrast, in hundredths.
  private static let most: Int32 = 45

  /// Whether the difference of a pixel is smoothing.
  func explains(x: Int, y: Int) -> Bool {
    let was = channels(expected, x, y)
    let now = channels(actual, x, y)
    let difference = now &- was
    let size = Self.magnitude(difference)
    // The contrast is 255 at most, so a larger difference needs no look around.
    guard size.max() <= (255 * Self.most) / 100 + Self.rounding else { return false }

    var lowestWas = was
    var highestWas = was
    var lowestNow = now
    var highestNow = now
    var gained = SIMD4<Int32>.zero
    var lost = SIMD4<Int32>.zero
    for row in max(0, y - 1)...min(shared.height - 1, y + 1) {
      for column in max(0, x - 1)...min(shared.width - 1, x + 1) {
        let before = channels(expected, column, row)
        let after = channels(actual, column, row)
        lowestWas = pointwiseMin(lowestWas, before)
        highestWas = pointwiseMax(highestWas, before)
        lowestNow = pointwiseMin(lowestNow, after)
        highestNow = pointwiseMax(highestNow, after)
        let change = after &- before
        gained &+= pointwiseMax(change, .zero)
        lost &+= pointwiseMax(.zero &- change, .zero)
      }
    }
    let contrast = pointwiseMax(highestWas, highestNow) &- pointwiseMin(lowestWas, lowestNow)
    let limit = (contrast &* Self.most) / 100 &+ Self.rounding
    let together = gained.replacing(with: lost, where: difference .< 0)
    let isPartial =
      Self.lies(was, between: lowestWas, and: highestWas)
      .| Self.lies(now, between: lowestNow, and: highestNow)
    let isWithin = size .<= limit .& together .<= limit &* 3
    let isNothing = size .<= Self.rounding
    guard all(isNothing .| isWithin) else { return false }
    if all(isNothing .| isPartial) { return true }
    return all(isNothing .| isPartial .| isMadeUp(difference, x: x, y: y))
  }

  /// Whether the pixels near one gained half of what it lost, or lost half of what it gained.
  private func isMadeUp(
    _ difference: SIMD4<Int32>, x: Int, y: Int
  ) -> SIMDMask<SIMD4<Int32>> {
    var gained = SIMD4<Int32>.zero
    var lost = SIMD4<Int32>.zero
    for row in max(0, y - 2)...min(shared.height - 1, y + 2) {
      for column in max(0, x - 2)...min(shared.width - 1, x + 2) {
        let change = channels(actual, column, row) &- channels(expected, column, row)
        gained &+= pointwiseMax(change, .zero)
        lost &+= pointwiseMax(.zero &- change, .zero)
      }
    }
    let opposite = lost.replacing(with: gained, where: difference .< 0)
    return opposite &* 2 .>= Self.magnitude(difference)
  }

  private func channels(_ raster: Raster, _ x: Int, _ y: Int) -> SIMD4<Int32> {
    PixelChannels(raster.pixels[y * raster.size.width + x]).values
  }

  private static func magnitude(_ value: SIMD4<Int32>) -> SIMD4<Int32> {
    pointwiseMax(value, .zero &- value)
  }

  private static func lies(
    _ value: SIMD4<Int32>, between low: SIMD4<Int32>, and high: SIMD4<Int32>
  ) -> SIMDMask<SIMD4<Int32>> {
    value &- low .> rounding .& high &- value .> rounding
  }
}
