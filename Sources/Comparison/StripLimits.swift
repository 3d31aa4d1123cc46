/// How large a strip may be.
package struct StripLimits: Equatable, Sendable {
  /// Pixels along the longer side.
  package let largestSide: Int
  /// Pixels in all.
  package let mostPixels: Int

  package init(largestSide: Int, mostPixels: Int) {
    self.largestSide = largestSide
    self.mostPixels = mostPixels
  }

  /// What the pictures themselves may have.
  package static let largest = StripLimits(largestSide: 32_767, mostPixels: 64_000_000)

  func allow(width: Int, height: Int) -> Bool {
    max(width, height) <= largestSide && width * height <= mostPixels
  }
}
