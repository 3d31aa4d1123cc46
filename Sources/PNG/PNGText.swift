/// A text inside a PNG file, under a keyword: an iTXt chunk (PNG third edition, 11.3.3.4), UTF-8 and
/// not compressed, without a language.
package struct PNGText: Equatable, Sendable {
  /// 1 to 79 letters of ASCII.
  package let keyword: String
  package let text: String

  /// The longest chunk that is read, in bytes.
  static let limit = 1 << 20

  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }

  static let kind = "iTXt"

  /// What stands before the text: the keyword, no compression, no language, no translated keyword.
  private static func head(_ keyword: String) -> [UInt8] { Array(keyword.utf8) + [0, 0, 0, 0, 0] }

  var chunk: PNGChunk { PNGChunk(Self.kind, Self.head(keyword) + Array(text.utf8)) }

  /// The text of that keyword in a file, or nil where there is none.
  ///
  /// - Throws: `PNGError.damaged` where the file is no PNG or ends too early, and where the text is
  ///   damaged, longer than 1 MiB, there twice, or not such as this writes.
  package static func read(_ keyword: String, from file: [UInt8]) throws(PNGError) -> PNGText? {
    var walk = try PNGChunkWalk(file)
    var found: PNGChunkWalk.Place?
    while let place = try walk.next() {
      guard place.kind == kind, walk.data(at: place, startWith: Array(keyword.utf8) + [0]) else {
        continue
      }
      guard found == nil else { throw .damaged("it has two texts named \(keyword)") }
      found = place
    }
    guard let found else { return nil }
    guard found.data.count <= limit else {
      throw .damaged("its text named \(keyword) is longer than \(limit) bytes")
    }
    let data = try walk.chunk(at: found).data
    let head = head(keyword)
    guard data.starts(with: head) else {
      throw .damaged("its text named \(keyword) is compressed or translated")
    }
    guard let text = String(validating: data.dropFirst(head.count), as: UTF8.self) else {
      throw .damaged("its text named \(keyword) is not UTF-8")
    }
    return PNGText(keyword: keyword, text: text)
  }
}
