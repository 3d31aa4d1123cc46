import CodeField

/// The bytes of an animated PNG (PNG third edition, APNG) to the pictures that it shows, one after the
/// other: each is put together when it is asked for.
package struct AnimationReader {
  /// A frame as the file has it: a part of the picture, and what becomes of it afterwards.
  private struct Part {
    let place: Raster.Part
    /// Milliseconds.
    let duration: Int
    let disposal: UInt8
    let isOver: Bool
    /// Compressed pixels.
    var data: [UInt8] = []
  }

  /// The most pixels that all frames together have.
  private static let mostPixels = 512_000_000

  /// The picture's size.
  package let size: PixelSize
  /// How often it plays; 0 is without end.
  package let loops: Int
  private let limits: PNGLimits
  /// IHDR, and what describes the colours.
  private let head: [PNGChunk]
  private var parts: [Part]
  private var index = 0
  /// What stands before the next frame is drawn.
  private var canvas: Raster

  /// Opens a file, or gives nil for a still picture.
  ///
  /// - Throws: `PNGError` for a file that is damaged, or larger than `limits`.
  package init?(_ file: [UInt8], limits: PNGLimits) throws(PNGError) {
    guard Self.isAnimation(file) else { return nil }
    size = try PNGReader.size(of: file, limits: limits)
    let chunks = try PNGChunk.chunks(of: file)
    let split = chunks.firstIndex { $0.kind == "IDAT" } ?? chunks.count
    guard let control = chunks[..<split].first(where: { $0.kind == "acTL" }) else { return nil }
    guard control.data.count == 8 else { throw .damaged("acTL: invalid") }
    loops = control.number(at: 4)
    self.limits = limits
    head = chunks[..<split].filter { $0.kind != "acTL" && $0.kind != "fcTL" }
    parts = try Self.parts(chunks, size: size)
    canvas = Raster(size: size)
    guard parts.count == control.number(at: 0), !parts.isEmpty else {
      throw .damaged("acTL: it tells of other frames")
    }
    // Each frame is put together at the picture's full size.
    guard parts.count * size.width * size.height <= Self.mostPixels else {
      throw .tooLarge(width: size.width, height: size.height * parts.count)
    }
  }

  /// How long each frame shows, in milliseconds.
  package var durations: [Int] { parts.map(\.duration) }

  /// The next picture, or nil after the last.
  package mutating func next() throws(PNGError) -> Raster? {
    guard index < parts.count else { return nil }
    let part = parts[index]
    // The first frame has nothing before it that could come back.
    let disposal = index == 0 && part.disposal == 2 ? 1 : part.disposal
    index += 1
    let before = canvas
    let pixels = try raster(part)
    canvas.lay(pixels, at: part.place, isOver: part.isOver)
    let shown = canvas
    switch disposal {
    case 1: canvas.lay(Raster(size: part.place.size), at: part.place, isOver: false)
    case 2: canvas = before
    default: break
    }
    return shown
  }

  // MARK: Reading

  /// Whether a file says that it is an animation, as far as its chunks can be told apart.
  private static func isAnimation(_ file: [UInt8]) -> Bool {
    guard var walk = try? PNGChunkWalk(file) else { return false }
    while let place = try? walk.next(), place.kind != "IDAT" {
      if place.kind == "acTL" { return true }
    }
    return false
  }

  private func raster(_ part: Part) throws(PNGError) -> Raster {
    var file = PNGChunk.signature
    for chunk in head {
      let size = [part.place.size.width, part.place.size.height]
      let own = size.flatMap { UInt32($0).bigEndianBytes } + chunk.data.dropFirst(8)
      file += chunk.kind == "IHDR" ? PNGChunk("IHDR", own).bytes : chunk.bytes
    }
    file += PNGChunk("IDAT", part.data).bytes + PNGChunk("IEND", []).bytes
    return try PNGReader.raster(file, limits: limits)
  }

  /// The frames, whose first is also the still for viewers that know no animation.
  private static func parts(_ chunks: [PNGChunk], size: PixelSize) throws(PNGError) -> [Part] {
    var parts: [Part] = []
    var sequence = 0
    for chunk in chunks {
      switch chunk.kind {
      case "fcTL":
        guard chunk.data.count == 26, chunk.number(at: 0) == sequence else {
          throw .damaged("fcTL: invalid")
        }
        parts.append(try part(chunk, size: size))
        sequence += 1
      case "fdAT":
        guard chunk.data.count > 4, chunk.number(at: 0) == sequence, !parts.isEmpty else {
          throw .damaged("fdAT: invalid")
        }
        parts[parts.count - 1].data += chunk.data.dropFirst(4)
        sequence += 1
      case "IDAT":
        // Other viewers show the still, so what is compared must be it.
        guard !parts.isEmpty else { throw .damaged("its still is none of its frames") }
        parts[parts.count - 1].data += chunk.data
      default: break
      }
    }
    return parts
  }

  private static func part(_ control: PNGChunk, size: PixelSize) throws(PNGError) -> Part {
    let place = Raster.Part(
      x: control.number(at: 12), y: control.number(at: 16),
      size: PixelSize(width: control.number(at: 4), height: control.number(at: 8)))
    let delay = control.number(at: 20) >> 16
    let unit = control.number(at: 20) & 0xFFFF
    guard place.size.width > 0, place.size.height > 0, place.x + place.size.width <= size.width,
      place.y + place.size.height <= size.height, control.data[24] <= 2, control.data[25] <= 1
    else { throw .damaged("fcTL: a frame leaves the picture") }
    return Part(
      place: place, duration: delay * 1_000 / (unit == 0 ? 100 : unit), disposal: control.data[24],
      isOver: control.data[25] == 1)
  }
}

extension PNGChunk {
  /// Four bytes, the most significant first.
  fileprivate func number(at index: Int) -> Int {
    data[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Raster {
  /// Puts a picture in the place of a part, or over it.
  fileprivate mutating func lay(_ other: Raster, at part: Part, isOver: Bool) {
    for y in 0..<part.size.height {
      let start = (part.y + y) * size.width + part.x
      for x in 0..<part.size.width {
        let pixel = other.pixels[y * part.size.width + x]
        pixels[start + x] = isOver ? Self.over(pixel, pixels[start + x]) : pixel
      }
    }
  }

  /// One colour over another, both multiplied by alpha (Porter and Duff 1984).
  private static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    let rest = 255 - top >> 24
    return [24, 16, 8, 0].reduce(0 as UInt32) { pixel, shift in
      let kept = ((bottom >> shift & 0xFF) * rest + 127) / 255
      return pixel | min(255, (top >> shift & 0xFF) + kept) << shift
    }
  }
}
