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

  /// The chunks of a whole file, such as the writer makes.
  static func chunks(of file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var rest = file.dropFirst(signature.count)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append(PNGChunk(kind, Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }

  /// The chunk as it stands in a file: length, kind, data, checksum.
  var bytes: [UInt8] {
    let body = Array(kind.utf8) + data
    // cpng_checksum
    let checksum = unsafe body.withUnsafeBufferPointer {
      unsafe cpng_checksum($0.baseAddress, $0.count)
    }
    return UInt32(data.count).bigEndianBytes + body + checksum.bigEndianBytes
  }
}

extension UInt32 {
  /// Four bytes, the most significant first.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
