import CodeField
import PNG

/// How large a picture may be, read or drawn.
enum PixelLimits {
  static let largestSide = 32_767
  static let mostPixels = 64_000_000

  /// Of the memory that is asked for beside a picture's pixels, in bytes.
  private static let room = 8 << 20

  static let png = PNGLimits(largestSide: largestSide, mostPixels: mostPixels)

  static let words =
    "at most \(largestSide) px a side and \(mostPixels / 1_000_000) million in all are possible"

  /// Checks a picture's size before anything of it is allocated.
  ///
  /// - Throws: a usage failure for a picture over the limits, or one whose cells would be less than
  ///   a pixel.
  static func check(_ row: Row, scale: Double) throws(Failure) {
    // In floating point, where no product overflows, and rounded as the grid rounds.
    try check(
      Size(
        width: (row.frame.width * scale).rounded(), height: (row.frame.height * scale).rounded()))
    if let cell = row.cells.first, cell.size.shorterSide * scale < 1 - 1e-9 {
      throw .usage(
        "a cell would be \((cell.size.shorterSide * scale).short) px; "
          + "raise --scale or the size until it is a whole one")
    }
  }

  /// Checks a size in pixels.
  static func check(_ size: Size) throws(Failure) {
    let width = size.width
    let height = size.height
    guard max(width, height) <= Double(largestSide), width * height <= Double(mostPixels) else {
      throw .usage(
        "the picture would have \(width.short) × \(height.short) px; \(words): "
          + "lower --scale or the size")
    }
    // The pixels, and some room; where the encoder gets no more, it says so.
    guard SystemMemory.isAvailable(bytes: 4 * Int(width) * Int(height) + room) else {
      throw Failure(
        code: .software,
        message: "a picture of \(width.short) × \(height.short) px needs more memory than there is")
    }
  }
}

extension PixelSize {
  /// The size for a message.
  var words: String { "\(width) × \(height) px" }
}
