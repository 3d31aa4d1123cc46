import CodeField

/// What stands in the cells: characters to glyphs, or to marks where the field is secure.
enum GlyphStage {
  /// One content for each cell.
  static func contents(
    _ entry: Entry, for request: Request, fonts: FontDesk
  ) throws(Failure) -> [CellContent] {
    var contents: [CellContent] = []
    let mark = try mark(for: request, isNeeded: !entry.characters.isEmpty, fonts: fonts)
    for (index, character) in entry.characters.enumerated() {
      let isLast = request.showsLast && index == entry.characters.count - 1
      let isShown = !request.hidesText && (isLast || index == request.shownIndex)
      if let mark, !isShown {
        contents.append(mark)
      } else {
        contents.append(
          .character(try fonts.glyph(for: character, isSecret: request.isSecret)))
      }
    }
    for index in contents.count..<request.count {
      contents.append(try placeholder(at: index, for: request, fonts: fonts))
    }
    return contents
  }

  /// What hides a character, or nil where none is hidden.
  private static func mark(
    for request: Request, isNeeded: Bool, fonts: FontDesk
  ) throws(Failure) -> CellContent? {
    if request.hidesText { return CellContent.none }
    guard request.isSecure, isNeeded else { return nil }
    switch request.mask {
    case .dot: return .dot
    case .none: return CellContent.none
    case .character(let character): return .maskCharacter(try fonts.glyph(for: character))
    case .picture(let path):
      return .maskPicture(try PictureStage.picture(path, scale: request.scale))
    }
  }

  private static func placeholder(
    at index: Int, for request: Request, fonts: FontDesk
  ) throws(Failure) -> CellContent {
    let characters = request.placeholder
    guard let first = characters.first else { return .none }
    return .placeholder(
      try fonts.glyph(for: characters.count == 1 ? first : characters[index]))
  }

  /// What stands between groups.
  static func separator(
    for request: Request, fonts: FontDesk
  ) throws(Failure) -> Separator? {
    let shape: Separator.Shape
    switch request.separator {
    case .none: return nil
    case .dash: shape = .dash
    case .dot: shape = .dot
    case .pill: shape = .pill
    case .character(let character): shape = .character(try fonts.glyph(for: character))
    }
    return Separator(shape: shape, paint: request.separatorPaint)
  }
}
