/// The weights of a Gaussian blur along one axis, in 65,536ths, which they add up to.
///
/// Made by additions and multiplications alone, so that they are the same on every machine.
struct GaussianKernel: Equatable {
  /// From the middle outwards; every weight but the first counts on both sides.
  let weights: [UInt32]

  /// How many pixels to either side are mixed in.
  var radius: Int { weights.count - 1 }

  /// The sums of the weights from the outermost on one side up to each, to the outermost on the other.
  var sums: [Int] {
    var sum = 0
    return (-radius...radius).map { distance in
      sum += Int(weights[abs(distance)])
      return sum
    }
  }

  /// - Parameter deviation: the standard deviation in pixels; 0 mixes nothing.
  init(deviation: Double) {
    guard deviation > 0 else {
      weights = [65_536]
      return
    }
    // exp(−i²/2σ²) = q^(i²) with q = exp(−1/2σ²), and (i + 1)² = i² + 2i + 1.
    let q = Self.exponential(-1 / (2 * deviation * deviation))
    var values = [1.0]
    var step = q
    while values.count <= Int((3 * deviation).rounded(.up)), let last = values.last {
      values.append(last * step)
      step *= q * q
    }
    let sum = 2 * values.reduce(0, +) - 1
    var weights = values.map { UInt32(($0 / sum * 65_536).rounded()) }
    // Rounding may leave the sum a little off; the middle takes it.
    let sides = 2 * weights.dropFirst().reduce(0, +)
    weights[0] = 65_536 - sides
    self.weights = weights
  }

  /// e to the power of x ≤ 0, by Taylor's series of a small part of it, squared up again.
  private static func exponential(_ x: Double) -> Double {
    var halvings = 0
    var small = x
    while small < -0.5 {
      small /= 2
      halvings += 1
    }
    var sum = 1.0
    var term = 1.0
    for index in 1...18 {
      term *= small / Double(index)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }
}
