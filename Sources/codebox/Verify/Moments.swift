import CodeField
import PNG

/// What a picture shows over time: one picture, or those of an animation, one after the other.
struct Moments {
  private enum Content {
    case still(Raster?)
    case animation(AnimationReader)
  }

  private var content: Content
  /// The file as messages name it.
  private let name: String

  private init(content: Content, name: String) {
    self.content = content
    self.name = name
  }

  /// What was drawn.
  init(_ artwork: Artwork) throws(Failure) {
    switch artwork.content {
    case .still(let raster):
      self.init(content: .still(raster), name: "the picture")
    case .animation:
      // Frames without a change are one in a file.
      try self.init(try artwork.bytes(), name: "the animation")
    }
  }

  /// What a file holds.
  ///
  /// - Parameter name: the file as messages name it.
  init(_ file: [UInt8], name: String) throws(Failure) {
    let size = try PictureFile.size(of: file, name: name)
    let animation = try Self.reading(name) { () throws(PNGError) in
      try AnimationReader(file, limits: PixelLimits.png)
    }
    if let animation {
      // It keeps what it shows, what showed before, and the frame on its way.
      guard SystemMemory.isAvailable(bytes: 12 * size.width * size.height) else {
        throw PictureFile.failure(.outOfMemory, name: name)
      }
      self.init(content: .animation(animation), name: name)
    } else {
      self.init(content: .still(try PictureFile.raster(file, name: name)), name: name)
    }
  }

  /// The next picture, or nil after the last.
  mutating func next() throws(Failure) -> Raster? {
    switch content {
    case .still(let raster):
      content = .still(nil)
      return raster
    case .animation(var animation):
      let raster = try Self.reading(name) { () throws(PNGError) in try animation.next() }
      content = .animation(animation)
      return raster
    }
  }

  private static func reading<Value>(
    _ name: String, _ body: () throws(PNGError) -> Value
  ) throws(Failure) -> Value {
    try translating({ PictureFile.failure($0, name: name) }, body)
  }

  /// Whether there can be more pictures than one.
  var isAnimation: Bool { if case .animation = content { true } else { false } }

  /// In what the two differ but for their pixels, in words, or nil.
  func otherTimes(than expected: Moments) -> String? {
    switch (content, expected.content) {
    case (.still, .still): return nil
    case (.animation(let one), .animation(let other))
    where one.durations == other.durations && one.loops == other.loops: return nil
    default: return "\(words) instead of \(expected.words)"
    }
  }

  private var words: String {
    guard case .animation(let animation) = content else { return "a still picture" }
    let durations = animation.durations
    let end = animation.loops == 0 ? "without end" : "played \(animation.loops) times"
    return "an animation of \(durations.count) frames and \(durations.reduce(0, +)) ms, \(end)"
  }
}
