import CPNG
import CodeField

/// Pixels to the bytes of a PNG file.
///
/// The bytes depend on the pixels and the scale alone: 8-bit RGBA whatever the content, no
/// interlacing, an sRGB chunk, and a pHYs chunk of 72 dpi × scale; no time, and no text but one that is
/// asked for.
package enum PNGWriter {
  /// The file for a picture of `scale` pixels to a point, with a text before its pixels, if any.
  package static func bytes(
    of raster: Raster, scale: Double, text: PNGText?
  ) throws(PNGError) -> [UInt8] {
    guard let text else { return try bytes(of: raster, scale: scale) }
    let chunks = try PNGChunk.chunks(of: try bytes(of: raster, scale: scale))
    let pixels = chunks.firstIndex { $0.kind == "IDAT" } ?? chunks.count
    return
      (chunks[..<pixels] + [text.chunk] + chunks[pixels...])
      .reduce(into: PNGChunk.signature) { $0 += $1.bytes }
  }

  /// The file for a picture of `scale` pixels to a point.
  package static func bytes(of raster: Raster, scale: Double) throws(PNGError) -> [UInt8] {
    var sink = Sink()
    // Most files are no longer, and each is put together from a dozen pieces.
    sink.bytes.reserveCapacity(1 << 12)
    let result = unsafe withUnsafeMutablePointer(to: &sink) { sink in
      unsafe raster.pixels.withUnsafeBufferPointer { pixels in
        // cpng_write
        unsafe cpng_write(
          pixels.baseAddress, UInt32(raster.size.width), UInt32(raster.size.height),
          pixelsPerMeter(scale: scale),
          { sink, bytes, count in
            unsafe sink?.assumingMemoryBound(to: Sink.self).pointee.bytes
              .append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
          }, sink)
      }
    }
    try result.check()
    return sink.bytes
  }

  /// 72 points to the inch of 0.0254 m.
  private static func pixelsPerMeter(scale: Double) -> UInt32 {
    UInt32(max(1, (72 * scale / 0.0254).rounded()))
  }

  /// Where the encoder's output gathers.
  private struct Sink {
    var bytes: [UInt8] = []
  }
}
