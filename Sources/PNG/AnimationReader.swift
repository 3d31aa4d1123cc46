import CodeField

/// Bytes of an animated PNG to its pictures, for animations such as `AnimationWriter` makes: each frame
/// replaces a part of the one before.
package enum AnimationReader {
  /// The frames of a file, or nil where it is no animation.
  ///
  /// - Throws: `PNGError` where the file is damaged, too large, or an animation of another kind.
  package static func frames(
    of file: [UInt8], limits: PNGLimits
  ) throws(PNGError) -> [AnimationFrame]? {
    guard isAnimation(file) else { return nil }
    let chunks = try PNGChunk.chunks(of: file)
    let controls = chunks.filter { $0.kind == "acTL" }
    let header = chunks.filter { $0.kind == "IHDR" }
    guard header.count == 1, header[0].data.count == 13 else {
      throw .damaged("its head is broken")
    }
    var canvas = Raster(try PNGReader.bitmap(file, limits: limits))
    var frames: [AnimationFrame] = []
    /// The frame whose parts are being gathered.
    var open: FrameControl?
    var data: [UInt8] = []

    func finish() throws(PNGError) {
      guard let control = open else { return }
      // The first frame is the still itself.
      if !frames.isEmpty {
        let head = control.header(header[0].data)
        let part = try PNGReader.bitmap(
          [head, PNGChunk("IDAT", data), PNGChunk("IEND", [])]
            .reduce(into: PNGChunk.signature) { $0 += $1.bytes }, limits: limits)
        guard canvas.place(Raster(part), x: control.x, y: control.y) else {
          throw .damaged("a frame leaves the picture")
        }
      }
      // Every frame is whole in memory, so all of them together have a limit.
      guard (frames.count + 1) * canvas.pixels.count <= limits.mostPixels else {
        throw .tooLarge(width: canvas.size.width, height: canvas.size.height * (frames.count + 1))
      }
      frames.append(AnimationFrame(raster: canvas, duration: control.duration))
    }

    for chunk in chunks {
      switch chunk.kind {
      case "fcTL":
        try finish()
        open = try FrameControl(chunk.data)
        data = []
      case "IDAT" where open == nil:
        throw .damaged("its still is no frame")
      case "fdAT":
        // After the number in the sequence.
        data += chunk.data.dropFirst(4)
      default: break
      }
    }
    try finish()
    let count = UInt32(frames.count).bigEndianBytes
    guard controls.count == 1, controls[0].data.starts(with: count) else {
      throw .damaged("frames are missing")
    }
    return frames
  }

  /// Whether a file says that it is an animation, as far as its chunks can be told apart.
  private static func isAnimation(_ file: [UInt8]) -> Bool {
    guard var walk = try? PNGChunkWalk(file) else { return false }
    while let place = try? walk.next() {
      if place.kind == "acTL" { return true }
    }
    return false
  }

  /// What stands before a frame.
  private struct FrameControl {
    let x: Int
    let y: Int
    /// Milliseconds.
    let duration: Int
    private let size: [UInt8]

    init(_ data: [UInt8]) throws(PNGError) {
      guard data.count == 26, data[24] == 0, data[25] == 0 else {
        throw .damaged("a frame is laid over the one before in another way than by replacing it")
      }
      func number(_ range: Range<Int>) -> Int { data[range].reduce(0) { $0 << 8 | Int($1) } }
      size = Array(data[4..<12])
      x = number(12..<16)
      y = number(16..<20)
      // A unit of 0 means hundredths.
      let unit = number(22..<24) == 0 ? 100 : number(22..<24)
      duration = number(20..<22) * 1_000 / unit
    }

    /// The head of a picture that is this frame alone.
    func header(_ whole: [UInt8]) -> PNGChunk { PNGChunk("IHDR", size + whole.dropFirst(8)) }
  }
}
