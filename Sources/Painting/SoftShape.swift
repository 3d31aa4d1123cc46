import Cairo
import CodeField

/// A shape with soft edges, and its pixels: without its place in the picture, so that shapes in cells
/// that look the same are equal.
struct SoftShape: Equatable {
  /// In pixels from the left top corner, in 256ths of them: cairo takes no finer places, so these
  /// are the pixels of the path as it was.
  let path: Path
  let width: Int
  let height: Int
  let kernel: GaussianKernel
  let color: Color

  /// - Parameters:
  ///   - path: filled by the even-odd rule, in pixels from the left top corner of the part that is
  ///     wanted.
  ///   - width: of that part, in pixels.
  ///   - height: of that part, in pixels.
  init(path: Path, width: Int, height: Int, kernel: GaussianKernel, color: Color) {
    func snapped(_ value: Double) -> Double { (value * 256).rounded(.toNearestOrEven) / 256 }
    self.path = path.mapPoints { Point(x: snapped($0.x), y: snapped($0.y)) }
    self.width = width
    self.height = height
    self.kernel = kernel
    self.color = color
  }

  /// The part's pixels, as the painter takes them: 0xAARRGGBB, multiplied by alpha.
  func pixels() throws(CairoError) -> [UInt32] {
    var mask = try CoverageMask(
      of: path, width: width, height: height, tolerance: Painter.tolerance)
    mask.blur(kernel)
    return mask.pixels(in: color)
  }
}
