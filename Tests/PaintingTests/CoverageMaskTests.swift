import CodeField
import TestSupport
import Testing

@testable import Painting

/// A blurred mask is the sum of its neighbours by the kernel's weights, as it is written down.
@Suite struct CoverageMaskTests {
  /// Some rectangles at any fraction of a pixel, whose edges and overlaps give many values.
  private static func mask(_ random: inout Random) throws -> CoverageMask {
    var path = Path()
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      path.append(
        .rect(
          Rect(
            x: Double.random(in: -5...25, using: &random),
            y: Double.random(in: -5...15, using: &random),
            width: Double.random(in: 0.1...20, using: &random),
            height: Double.random(in: 0.1...20, using: &random))))
    }
    return try CoverageMask(
      of: path, width: Int.random(in: 1...24, using: &random),
      height: Int.random(in: 1...17, using: &random), tolerance: 0.1)
  }

  private static func blurred(
    _ values: [Int], width: Int, height: Int, _ kernel: GaussianKernel
  ) -> [Int] {
    func weight(_ distance: Int) -> Int {
      abs(distance) <= kernel.radius ? Int(kernel.weights[abs(distance)]) : 0
    }
    let across = values.indices.map { index in
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      let sum = (0..<width).reduce(0) { $0 + values[y * width + $1] * weight(x - $1) }
      return (sum + 1 << 7) >> 8
    }
    return values.indices.map { index in
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      let sum = (0..<height).reduce(0) { $0 + across[$1 * width + x] * weight(y - $1) }
      return min(255, (sum + 1 << 23) >> 24)
    }
  }

  @Test(arguments: 0..<150 as Range<UInt64>) func isTheWeightedSum(seed: UInt64) throws {
    var random = Random(seed: seed)
    var mask = try Self.mask(&random)
    let kernel = GaussianKernel(deviation: Double.random(in: 0...6, using: &random))
    let expected = Self.blurred(
      mask.values.map { Int($0) }, width: mask.width, height: mask.height, kernel)
    mask.blur(kernel)
    #expect(mask.values.map { Int($0) } == expected)
  }
}
