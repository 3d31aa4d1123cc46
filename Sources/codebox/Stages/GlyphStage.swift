import CodeField
import Typeface

/// What stands in the cells, and what the font says of its lines.
struct GlyphStage: Sendable {
  let contents: [CellContent]
  /// Nil where no font was opened.
  let metrics: FontMetrics?

  /// Turns the entry's characters into glyphs, or into marks where the field is secure. The font
  /// is opened only where something needs it.
  ///
  /// - Parameter needsMetrics: whether the caller wants the font's metrics in any case.
  init(_ entry: Entry, for request: Request, needsMetrics: Bool) throws(Failure) {
    let isTextless = request.isSecure && !request.mask.needsFont || entry.characters.isEmpty
    if isTextless, !needsMetrics, !request.isFontGiven {
      contents = try Self.contents(entry, request) { _ throws(Failure) in nil }
      metrics = nil
      return
    }
    let face = try FontStage.face(request.font)
    contents = try Self.contents(entry, request) { character throws(Failure) in
      try translating({ FontStage.failure($0, request.font) }) { () throws(FontError) in
        try face.glyph(for: character)
      }
    }
    metrics = face.metrics
  }

  private static func contents(
    _ entry: Entry, _ request: Request, glyph: (Character) throws(Failure) -> Glyph?
  ) throws(Failure) -> [CellContent] {
    guard request.isSecure else {
      var contents: [CellContent] = []
      for character in entry.characters {
        if let glyph = try glyph(character) { contents.append(.character(glyph)) }
      }
      return contents
    }
    let mark: CellContent?
    switch request.mask {
    case .dot: mark = .dot
    case .character(let character): mark = try glyph(character).map { .maskCharacter($0) }
    case .picture(let path):
      mark = .maskPicture(try PictureStage.picture(path, scale: request.scale))
    }
    return mark.map { Array(repeating: $0, count: entry.characters.count) } ?? []
  }
}

extension MaskChoice {
  fileprivate var needsFont: Bool {
    if case .character = self { true } else { false }
  }
}
