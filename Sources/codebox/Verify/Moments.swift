import CodeField
import PNG

/// What a picture shows over time: one picture, or those of an animation.
struct Moments: Sendable {
  let pictures: [Raster]
  /// Milliseconds for each; empty for a still.
  let durations: [Int]

  private init(pictures: [Raster], durations: [Int]) {
    self.pictures = pictures
    self.durations = durations
  }

  /// What was drawn.
  init(_ artwork: Artwork) throws(Failure) {
    switch artwork.content {
    case .still(let raster):
      self.init(pictures: [raster], durations: [])
    case .animation:
      // Frames without a change are one in a file.
      try self.init(try artwork.bytes(), name: "the animation")
    }
  }

  /// What a file holds.
  ///
  /// - Parameter name: the file as messages name it.
  init(_ file: [UInt8], name: String) throws(Failure) {
    let frames = try translating({ PictureFile.failure($0, name: name) }) { () throws(PNGError) in
      try AnimationReader.frames(of: file, limits: PixelLimits.png)
    }
    if let frames {
      self.init(pictures: frames.map(\.raster), durations: frames.map(\.duration))
    } else {
      self.init(pictures: [try PictureFile.raster(file, name: name)], durations: [])
    }
  }

  /// In what the two differ but for their pixels, in words, or nil.
  func otherTimes(than expected: Moments) -> String? {
    guard durations != expected.durations else { return nil }
    return "\(words) instead of \(expected.words)"
  }

  private var words: String {
    durations.isEmpty
      ? "a still picture"
      : "an animation of \(durations.count) frames and \(durations.reduce(0, +)) ms"
  }
}
