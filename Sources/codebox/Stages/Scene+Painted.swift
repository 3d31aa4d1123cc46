import CodeField
import Painting

extension Scene {
  /// The scene's pixels, `scale` of them to a point.
  func painted(scale: Double) throws(Failure) -> Raster {
    try translating({ (error: PaintingError) in
      Failure(code: .software, message: "drawing failed: \(error)")
    }) { () throws(PaintingError) in
      try Painter.paint(self, scale: scale)
    }
  }
}
