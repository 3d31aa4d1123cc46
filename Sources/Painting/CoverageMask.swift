import Cairo
import CodeField

/// How much of each pixel in a part of the picture a shape covers, 0…255.
struct CoverageMask {
  let width: Int
  let height: Int
  private(set) var values: [UInt8]

  /// The coverage of a path by the even-odd rule.
  ///
  /// - Parameters:
  ///   - path: in pixels from the part's left top corner.
  ///   - width: of the part, in pixels.
  ///   - height: of the part, in pixels.
  ///   - tolerance: how far a flattened curve may stray, in pixels.
  init(of path: Path, width: Int, height: Int, tolerance: Double) throws(CairoError) {
    self.width = width
    self.height = height
    var pixels = [UInt32](repeating: 0, count: width * height)
    try ImageSurface.withSurface(over: &pixels, width: width, height: height) {
      surface throws(CairoError) in
      let context = try Context(surface)
      context.setTolerance(tolerance)
      context.setSource(.black)
      context.setFillRule(.evenOdd)
      context.add(path)
      try context.fill()
    }
    values = pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
  }

  /// Blurs the mask; beyond its edges there is nothing.
  mutating func blur(_ kernel: GaussianKernel) {
    guard kernel.radius > 0 else { return }
    // 8 more bits between the two passes, so that rounding does not add up.
    let across = Self.blurred(
      values.map { UInt32($0) }, count: height, length: width, stride: 1, line: width, kernel,
      shift: 8)
    let down = Self.blurred(
      across, count: width, length: height, stride: width, line: 1, kernel, shift: 24)
    values = down.map { UInt8(truncatingIfNeeded: min($0, 255)) }
  }

  /// One axis: `count` lines of `length` values that lie `stride` apart.
  ///
  /// A line of a mask is mostly flat, so its steps are summed and not its values: a value is the sum of
  /// the steps up to it, and the weights from a step on have been summed before. The sums are whole
  /// numbers, and the same as those of the values.
  private static func blurred(
    _ source: [UInt32], count: Int, length: Int, stride: Int, line: Int, _ kernel: GaussianKernel,
    shift: Int
  ) -> [UInt32] {
    var result = source
    let half = 1 << (shift - 1)
    let radius = kernel.radius
    let sums = kernel.sums
    let whole = sums[2 * radius]
    var steps: [Step] = []
    for index in 0..<count {
      let start = index * line
      steps.removeAll(keepingCapacity: true)
      var last = 0
      for place in 0..<length {
        let value = Int(source[start + place * stride])
        if value != last { steps.append(Step(place: place, height: value - last)) }
        last = value
      }
      // Beyond the end there is nothing.
      if last != 0 { steps.append(Step(place: length, height: -last)) }
      /// The steps before it lie so far behind that all weights count.
      var first = 0
      var behind = 0
      for place in 0..<length {
        while first < steps.count, place - steps[first].place >= radius {
          behind += steps[first].height * whole
          first += 1
        }
        var sum = behind
        for step in steps[first...] {
          let distance = place - step.place + radius
          if distance < 0 { break }
          sum += step.height * sums[distance]
        }
        result[start + place * stride] = UInt32((sum + half) >> shift)
      }
    }
    return result
  }

  /// Where a line changes, and by how much.
  private struct Step {
    let place: Int
    let height: Int
  }

  /// The mask in a colour, as the painter takes pixels: 0xAARRGGBB, multiplied by alpha.
  func pixels(in color: Color) -> [UInt32] {
    let table = (0...255).map { coverage -> UInt32 in
      let alpha = (UInt32(coverage) * UInt32(color.alpha) + 127) / 255
      func channel(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
      return alpha << 24 | channel(color.red) << 16 | channel(color.green) << 8
        | channel(color.blue)
    }
    return values.map { table[Int($0)] }
  }
}
