/// Angles, without a mathematics library: the same last bit everywhere.
enum Angle {
  /// The sine and cosine of an angle in degrees, exact for multiples of 90°.
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let turned = degrees.remainder(dividingBy: 360)
    let quarters = (turned / 90).rounded()
    let (sine, cosine) = series((turned - quarters * 90) * .pi / 180)
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Taylor's series, for −π/4…π/4; the terms left out are below a double's last bit.
  private static func series(_ angle: Double) -> (sine: Double, cosine: Double) {
    var sine = 0.0
    var cosine = 0.0
    var term = 1.0
    for power in stride(from: 0, to: 20, by: 2) {
      cosine += term
      term *= angle / Double(power + 1)
      sine += term
      term *= -angle / Double(power + 2)
    }
    return (sine, cosine)
  }
}
