import CPNG

/// A part of a PNG file: a kind of four letters, and data.
struct PNGChunk: Equatable {
  let kind: String
  let data: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(_ kind: String, _ data: [UInt8]) {
    self.kind = kind
    self.data = data
  }

  /// The chunks of a whole file.
  ///
  /// - Throws: `PNGError.damaged` where the file is not made of whole chunks.
  static func chunks(of file: [UInt8]) throws(PNGError) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var walk = try PNGChunkWalk(file)
    while let place = try walk.next() { chunks.append(try walk.chunk(at: place)) }
    return chunks
  }

  /// The chunk as it stands in a file: length, kind, data, checksum.
  var bytes: [UInt8] {
    let body = Array(kind.utf8) + data
    return UInt32(data.count).bigEndianBytes + body + Self.checksum(body[...]).bigEndianBytes
  }

  /// The checksum of a chunk's kind and data.
  static func checksum(_ body: ArraySlice<UInt8>) -> UInt32 {
    // cpng_checksum
    unsafe body.withUnsafeBufferPointer { unsafe cpng_checksum($0.baseAddress, $0.count) }
  }
}

extension UInt32 {
  /// Four bytes, the most significant first.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
