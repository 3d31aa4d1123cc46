extension Color {
  /// The colour as it looks over an opaque ground.
  package func over(_ ground: Color) -> Color {
    func mix(_ top: UInt8, _ below: UInt8) -> UInt8 {
      let sum = Int(top) * Int(alpha) + Int(below) * (255 - Int(alpha))
      return UInt8((sum + 127) / 255)
    }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// The contrast of two opaque colours, 1…21: (L1 + 0.05) / (L2 + 0.05), L1 being the lighter one's
  /// relative luminance (WCAG 2.2).
  package func contrast(with other: Color) -> Double {
    let lights = [luminance, other.luminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// Relative luminance, 0…1.
  package var luminance: Double {
    0.2126 * Self.light(ofChannel: red) + 0.7152 * Self.light(ofChannel: green)
      + 0.0722 * Self.light(ofChannel: blue)
  }

  /// A channel's light, 0…1 (sRGB, IEC 61966-2-1): c/12.92 up to 0.04045, else
  /// ((c + 0.055)/1.055)^2.4.
  package static func light(ofChannel channel: UInt8) -> Double {
    let value = Double(channel) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * fifthRoot(base) * fifthRoot(base)
  }

  /// x^(1/5) for 0 < x ≤ 1 by Newton's method, so that no mathematics library is needed: x^2.4 is
  /// x² · x^(2/5).
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<24 {
      let power = root * root * root * root
      root -= (power * root - value) / (5 * power)
    }
    return root
  }
}
