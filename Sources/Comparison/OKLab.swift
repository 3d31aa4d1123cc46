import CodeField

/// Colours as the eye sets them apart: distances in OKLab.
///
/// The matrices are those of Björn Ottosson, “A perceptual color space for image processing”
/// (bottosson.github.io/posts/oklab, the numbers of 2021-01-25).
struct OKLab {
  /// The light of a channel of 8 bits, by its value.
  private let light: [Float] = (0...255).map { Float(Color.light(ofChannel: $0)) }

  /// How far apart two premultiplied pixels look: the larger of their distances over black and over
  /// white, so that alpha counts. 0 is no difference, 1 that of black and white.
  func distance(_ first: UInt32, _ second: UInt32) -> Float {
    let overBlack = distance(opaque: first, second)
    if first >> 24 == 255, second >> 24 == 255 { return overBlack }
    return max(overBlack, distance(opaque: Self.overWhite(first), Self.overWhite(second)))
  }

  /// A premultiplied pixel over white: what alpha leaves free is added to each channel, which cannot
  /// carry, since no channel is larger than alpha.
  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    pixel &+ (255 - pixel >> 24) &* 0x01_01_01
  }

  private func distance(opaque first: UInt32, _ second: UInt32) -> Float {
    let difference = coordinates(first) - coordinates(second)
    return (difference * difference).sum().squareRoot()
  }

  /// L, a and b of a pixel's colour.
  private func coordinates(_ pixel: UInt32) -> SIMD3<Float> {
    let red = light[Int(pixel >> 16 & 0xFF)]
    let green = light[Int(pixel >> 8 & 0xFF)]
    let blue = light[Int(pixel & 0xFF)]
    let cones =
      SIMD3<Float>(0.412_221_470_8, 0.211_903_498_2, 0.088_302_461_9) * red
      + SIMD3<Float>(0.536_332_536_3, 0.680_699_545_1, 0.281_718_837_6) * green
      + SIMD3<Float>(0.051_445_992_9, 0.107_396_956_6, 0.629_978_700_5) * blue
    return
      SIMD3<Float>(0.210_454_255_3, 1.977_998_495_1, 0.025_904_037_1) * Self.cubeRoot(cones.x)
      + SIMD3<Float>(0.793_617_785_0, -2.428_592_205_0, 0.782_771_766_2) * Self.cubeRoot(cones.y)
      + SIMD3<Float>(-0.004_072_046_8, 0.450_593_709_9, -0.808_675_766_0)
      * Self.cubeRoot(cones.z)
  }

  /// The cube root of 0…1, to six digits, without a mathematics library: a third of the exponent for
  /// a start, which is wrong by at most a twentieth, then two of Halley's steps.
  static func cubeRoot(_ value: Float) -> Float {
    guard value > 0 else { return 0 }
    var root = Float(bitPattern: value.bitPattern / 3 + 0x2A51_19F2)
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + 2 * value) / (2 * cube + value)
    }
    return root
  }
}
