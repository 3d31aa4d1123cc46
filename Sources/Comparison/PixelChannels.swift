/// A premultiplied pixel's four channels side by side: alpha, red, green, blue, 0…255 each.
struct PixelChannels {
  let values: SIMD4<Int32>

  init(_ pixel: UInt32) {
    values = SIMD4(
      Int32(pixel >> 24), Int32(pixel >> 16 & 0xFF), Int32(pixel >> 8 & 0xFF), Int32(pixel & 0xFF))
  }

  /// The largest difference of a channel, 0…255.
  static func largestDifference(_ first: UInt32, _ second: UInt32) -> Int {
    let difference = PixelChannels(first).values &- PixelChannels(second).values
    return Int(max(difference.max(), -difference.min()))
  }
}
