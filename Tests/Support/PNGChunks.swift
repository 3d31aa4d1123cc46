/// The chunks of a PNG file, read without any library.
package struct PNGChunks: Sendable {
  package let all: [(kind: String, data: [UInt8])]

  package init(_ bytes: [UInt8]) throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature) else { throw FailedRun(errors: "no PNG signature") }
    var rest = bytes.dropFirst(signature.count)
    var all: [(String, [UInt8])] = []
    while !rest.isEmpty {
      let length = Int(Self.number(rest.prefix(4)))
      let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let data = Array(rest.dropFirst(8).prefix(length))
      guard data.count == length, rest.count >= length + 12 else {
        throw FailedRun(errors: "\(kind) ends too early")
      }
      all.append((kind, data))
      rest = rest.dropFirst(length + 12)
    }
    self.all = all
  }

  package var kinds: [String] { all.map(\.kind) }

  package func data(_ kind: String) -> [UInt8]? { all.first { $0.kind == kind }?.data }

  /// A number of four bytes, the most significant first.
  package static func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension PNGChunks {
  /// A file of these chunks, with checksums that are right whatever they hold.
  package static func file(_ chunks: [(kind: String, data: [UInt8])]) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return chunks.reduce([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { file, chunk in
      let body = Array(chunk.kind.utf8) + chunk.data
      return file + bytes(UInt32(chunk.data.count)) + body + bytes(checksum(body))
    }
  }

  /// A zlib stream that holds the bytes as they are.
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let blocks = stride(from: 0, to: bytes.count, by: 0xFFFF).flatMap { start -> [UInt8] in
      let block = bytes[start..<min(start + 0xFFFF, bytes.count)]
      let length = UInt16(block.count)
      let isLast: UInt8 = block.endIndex == bytes.count ? 1 : 0
      return [isLast]
        + [length, ~length].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] } + block
    }
    // Adler-32.
    let sums = bytes.reduce((1, 0) as (Int, Int)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    return [0x78, 0x01] + blocks
      + [sums.1 >> 8, sums.1, sums.0 >> 8, sums.0].map { UInt8(truncatingIfNeeded: $0) }
  }

  /// CRC-32 as PNG has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}
