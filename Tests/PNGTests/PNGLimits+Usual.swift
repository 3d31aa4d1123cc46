import PNG

extension PNGLimits {
  static let usual = PNGLimits(largestSide: 32_767, mostPixels: 64_000_000)
}
