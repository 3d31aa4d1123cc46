import CodeField

/// How an actual picture differs from the expected one.
package struct Comparison: Equatable, Sendable {
  package let expectedSize: PixelSize
  package let actualSize: PixelSize
  /// Pixels that count as different. Where the sizes differ, so do all pixels that only one of the
  /// pictures has, both being laid over one another at their upper left corners.
  package let differing: Int
  /// Pixels that differ by no more than how an edge was smoothed, and do not count.
  package let antialiased: Int
  /// Pixels that differ by no more than the tolerance, or than the eye sees, and do not count.
  package let tolerated: Int
  /// The largest difference of a channel, 0…255, the colours being multiplied by alpha, of the
  /// pixels that both pictures have, whether they count or not.
  package let largest: Int
  /// Where differing pixels lie, from the top, then from the left. What only one of the pictures has
  /// stands in boxes of its own.
  package let boxes: [PixelBox]
  /// Whether the rule lets the actual picture pass.
  package let isSame: Bool

  package init(
    expectedSize: PixelSize, actualSize: PixelSize, differing: Int, antialiased: Int, largest: Int,
    boxes: [PixelBox], isSame: Bool, tolerated: Int = 0
  ) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    self.differing = differing
    self.antialiased = antialiased
    self.tolerated = tolerated
    self.largest = largest
    self.boxes = boxes
    self.isSame = isSame
  }

  /// The pixels that one of the pictures has, or both.
  package var pixels: Int {
    let overlay = Overlay(expected: expectedSize, actual: actualSize)
    return overlay.rest.reduce(overlay.shared.width * overlay.shared.height) {
      $0 + $1.width * $1.height
    }
  }
}
