import CodeField

/// Pictures to the bytes of an animated PNG (PNG third edition, APNG): a PNG whose picture is the
/// first frame, so that a viewer without animation shows a still that is right.
package enum AnimationWriter {
  /// The file for frames of one size, `scale` pixels to a point. Each frame but the first holds only
  /// what changed.
  ///
  /// - Parameters:
  ///   - frames: one or more.
  ///   - scale: pixels to a point.
  ///   - loops: how often it plays; 0 is without end.
  /// - Throws: `PNGError` from the encoder.
  package static func bytes(
    of frames: [AnimationFrame], scale: Double, loops: Int
  ) throws(PNGError) -> [UInt8] {
    guard let first = frames.first else { throw .damaged("an animation without frames") }
    let parts = Self.parts(frames)
    var still = try PNGChunk.chunks(of: try PNGWriter.bytes(of: first.raster, scale: scale))
    let end = still.popLast()
    let split = still.firstIndex { $0.kind == "IDAT" } ?? still.count
    var file = PNGChunk.signature
    // IHDR first, then how many frames there are, then what describes the pixels.
    for (index, chunk) in still[..<split].enumerated() {
      file += chunk.bytes
      if index == 0 {
        file +=
          PNGChunk("acTL", [UInt32(parts.count), UInt32(loops)].flatMap(\.bigEndianBytes)).bytes
      }
    }
    var sequence: UInt32 = 0
    for (index, part) in parts.enumerated() {
      file += control(part, sequence: sequence).bytes
      sequence += 1
      if index == 0 {
        for chunk in still[split...] { file += chunk.bytes }
        continue
      }
      for chunk in try PNGChunk.chunks(of: try PNGWriter.bytes(of: part.raster, scale: scale))
      where chunk.kind == "IDAT" {
        file += PNGChunk("fdAT", sequence.bigEndianBytes + chunk.data).bytes
        sequence += 1
      }
    }
    return file + (end?.bytes ?? [])
  }

  /// A frame's changed part.
  private struct Part {
    let raster: Raster
    let x: Int
    let y: Int
    var duration: Int
  }

  /// The frames cut to what changed; a frame without change lengthens the one before.
  private static func parts(_ frames: [AnimationFrame]) -> [Part] {
    var parts: [Part] = []
    for (index, frame) in frames.enumerated() {
      guard index > 0 else {
        parts.append(Part(raster: frame.raster, x: 0, y: 0, duration: frame.duration))
        continue
      }
      if let part = frame.raster.changes(from: frames[index - 1].raster) {
        parts.append(
          Part(
            raster: frame.raster.cut(part), x: part.x, y: part.y, duration: frame.duration))
      } else {
        parts[parts.count - 1].duration += frame.duration
      }
    }
    return parts
  }

  /// fcTL: where the part lies, and how long it stays. It replaces what was there.
  private static func control(_ part: Part, sequence: UInt32) -> PNGChunk {
    let numbers = [
      sequence, UInt32(part.raster.size.width), UInt32(part.raster.size.height), UInt32(part.x),
      UInt32(part.y),
    ]
    // Milliseconds as a fraction of two 16-bit numbers; a pause too long for them in hundredths.
    let isLong = part.duration > 65_535
    let delay = UInt16(clamping: isLong ? part.duration / 10 : part.duration)
    let unit: UInt16 = isLong ? 100 : 1_000
    let times = [delay, unit].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return PNGChunk("fcTL", numbers.flatMap(\.bigEndianBytes) + times + [0, 0])
  }
}
