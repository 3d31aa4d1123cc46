import CodeField
import PNG

/// What a command draws: everything of a picture's file but its name.
struct Artwork: Sendable {
  enum Content: Sendable {
    case still(Raster)
    /// `loops` is how often it plays; 0 is without end.
    case animation([AnimationFrame], loops: Int)
  }

  let content: Content
  /// Device pixels to a point.
  let scale: Double
  /// What the file tells of it.
  var text: PNGText?
  /// What is to be told of it on standard error.
  var warnings: [String] = []

  /// The PNG file.
  func bytes() throws(Failure) -> [UInt8] {
    try translating({ (error: PNGError) in
      Failure(code: .software, message: "encoding failed: \(error.words)")
    }) { () throws(PNGError) in
      switch content {
      case .still(let raster):
        try PNGWriter.bytes(of: raster, scale: scale, text: text)
      case .animation(let frames, let loops):
        try AnimationWriter.bytes(of: frames, scale: scale, loops: loops)
      }
    }
  }
}
