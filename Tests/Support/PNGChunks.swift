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
