import CodeField

/// Tells a moved edge's other smoothing from ink that was added, taken away or recoloured.
///
/// Where an edge lies between pixels, the pixel that it crosses is covered in part, and its channels
/// lie in between by as much. An edge that moves by a part of a pixel changes those pixels and no
/// others. So a pixel's difference is smoothing where, in each channel of the premultiplied colours,
///
/// 1. it is at most 0.45 of the contrast of the 3 × 3 pixels around it in both pictures: coverage
///    changes by no more than that;
/// 2. what the 3 × 3 pixels gained, or lost, with it is at most 0.45 of a row of three: ink moved by
///    less than half a pixel, however it is spread over two rows;
/// 3. the pixel is covered in part in one of the pictures, lying between the lightest and the darkest
///    around it. The ridge of a thin stroke has nothing darker beside it; there the neighbours gained
///    half of what it lost, or it is one side of a ridge two pixels wide, the other side stayed, and
///    the change is at most a tenth of the contrast, which the rows by which a painter samples a
///    pixel can make.
///
/// 0.45 lies between what is to pass and what is not: a quarter of a pixel in any direction changes a
/// pixel's coverage by up to 0.25·√2 = 0.36, more of a contrast that a thin stroke does not reach;
/// half a pixel along an axis by 0.5.
///
/// Limits: nothing is known here of shapes. What moves by more than a quarter of a pixel and less
/// than a whole one may pass or not, by how it lies to the pixels. A line of a colour between those
/// on its two sides looks like a smoothed edge and may take another such colour; so may a mark that
/// touches a stronger edge come or go, where it is fainter than 0.45 of that edge. Strokes of less
/// than a pixel, and with less than a pixel between them, as text of 12 px has them, are judged more
/// strictly, and of still smaller text one character can pass for another.
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
    let isEdge = isNothing .| isPartial
    if all(isEdge) { return true }
    let isRidge = isEdge .| isMadeUp(difference, x: x, y: y)
    return all(isRidge) || all(isRidge .| isOneSide(was, now, contrast: contrast, x: x, y: y))
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

  /// Whether a pixel is one side of a ridge two pixels wide whose other side stayed as it was, and
  /// changed by little.
  private func isOneSide(
    _ was: SIMD4<Int32>, _ now: SIMD4<Int32>, contrast: SIMD4<Int32>, x: Int, y: Int
  ) -> SIMDMask<SIMD4<Int32>> {
    var isOneSide = SIMDMask<SIMD4<Int32>>(repeating: false)
    for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
      guard (0..<shared.width).contains(x + 2 * dx), (0..<shared.height).contains(y + 2 * dy)
      else { continue }
      let other = (channels(expected, x + dx, y + dy), channels(actual, x + dx, y + dy))
      let ground = (
        channels(expected, x + 2 * dx, y + 2 * dy), channels(actual, x + 2 * dx, y + 2 * dy)
      )
      let isStill = Self.magnitude(other.0 &- other.1) .<= Self.rounding
      // A new colour of the whole ridge would show in a side that has at least half as much of it.
      let ink = (
        Self.magnitude(other.0 &- ground.0) &* 2, Self.magnitude(other.1 &- ground.1) &* 2
      )
      let isInked =
        pointwiseMin(ink.0, ink.1) .>= contrast
        .& ink.0 .>= Self.magnitude(was &- ground.0) .& ink.1 .>= Self.magnitude(now &- ground.1)
      isOneSide = isOneSide .| isStill .& isInked
    }
    return isOneSide .& Self.magnitude(now &- was) .<= contrast / 10 &+ Self.rounding
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
