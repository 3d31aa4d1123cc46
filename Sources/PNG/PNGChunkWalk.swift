/// Goes through the chunks of a PNG file, which may be damaged or mean harm: every length is checked
/// against what is left, and nothing is copied.
struct PNGChunkWalk {
  /// Where a chunk stands.
  struct Place: Equatable {
    let kind: String
    /// Its kind and its data.
    let body: Range<Int>

    var data: Range<Int> { body.lowerBound + 4..<body.upperBound }
  }

  private let file: [UInt8]
  private var position = PNGChunk.signature.count
  private var isAtEnd = false

  /// The longest data of a chunk (PNG third edition, 5.3).
  private static let longest = (1 << 31) - 1

  /// - Throws: `PNGError.damaged` for what is no PNG file.
  init(_ file: [UInt8]) throws(PNGError) {
    guard file.starts(with: PNGChunk.signature) else { throw .damaged("Not a PNG file") }
    self.file = file
  }

  /// The next chunk, or nil after IEND; what follows there is none of the file's.
  ///
  /// - Throws: `PNGError.damaged` where the chunk does not end within the file.
  mutating func next() throws(PNGError) -> Place? {
    if isAtEnd { return nil }
    // Length, kind and checksum.
    guard file.count - position >= 12 else { throw .damaged("the file ends too early") }
    let length = number(at: position)
    let letters = file[position + 4..<position + 8]
    guard letters.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      throw .damaged("a chunk has no kind")
    }
    guard length <= Self.longest, length <= file.count - position - 12 else {
      throw .damaged("the file ends too early")
    }
    let kind = String(decoding: letters, as: UTF8.self)
    let place = Place(kind: kind, body: position + 4..<position + 8 + length)
    position += 12 + length
    isAtEnd = kind == "IEND"
    return place
  }

  /// The chunk at a place.
  ///
  /// - Throws: `PNGError.damaged` where its checksum is wrong.
  func chunk(at place: Place) throws(PNGError) -> PNGChunk {
    guard number(at: place.body.upperBound) == Int(PNGChunk.checksum(file[place.body])) else {
      throw .damaged("\(place.kind): CRC error")
    }
    return PNGChunk(place.kind, Array(file[place.data]))
  }

  /// Whether a chunk's data begin so.
  func data(at place: Place, startWith bytes: [UInt8]) -> Bool {
    file[place.data].starts(with: bytes)
  }

  /// Four bytes, the most significant first.
  private func number(at index: Int) -> Int {
    file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
