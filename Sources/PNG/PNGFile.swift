/// PNG files as a whole.
package enum PNGFile {
  /// Whether two files show the same pixels and tell the same of them: everything is alike but how the
  /// pixels are compressed, which differs from version to version. Of an animation the frames after the first
  /// must be the same to the byte.
  package static func areAlike(_ one: [UInt8], _ other: [UInt8], limits: PNGLimits) -> Bool {
    func rest(_ file: [UInt8]) -> [PNGChunk]? {
      try? PNGChunk.chunks(of: file).filter { $0.kind != "IDAT" }
    }
    guard let first = rest(one), let second = rest(other), first == second else { return false }
    let pictures = [one, other].map { try? PNGReader.bitmap($0, limits: limits) }
    return pictures[0] != nil && pictures[0] == pictures[1]
  }
}
