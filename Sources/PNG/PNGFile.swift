/// PNG files as a whole.
package enum PNGFile {
  /// Whether two files show the same pixels and tell the same of them: everything is alike but how the
  /// pixels are compressed, which differs from zlib to zlib.
  package static func areAlike(_ one: [UInt8], _ other: [UInt8], limits: PNGLimits) -> Bool {
    func rest(_ file: [UInt8]) -> [PNGChunk] {
      PNGChunk.chunks(of: file).filter { $0.kind != "IDAT" }
    }
    // Of an animation only the first frame is decoded here, so its bytes must be the same.
    guard rest(one) == rest(other), let first = try? PNGReader.bitmap(one, limits: limits),
      let second = try? PNGReader.bitmap(other, limits: limits)
    else { return false }
    return first == second
  }
}
