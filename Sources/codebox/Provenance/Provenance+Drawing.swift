import CodeField

extension Provenance {
  /// What the picture needs of its text.
  ///
  /// - Throws: a failure where the stored look or text cannot be drawn.
  func request() throws(Failure) -> Request {
    do throws(Failure) {
      return try Request(arguments)
    } catch {
      throw error.ofContent
    }
  }

  /// The files that the picture is drawn from.
  var paths: [String] {
    LookDocument.options.filter(\.isPath).compactMap { arguments.entry($0.name)?.word }
  }

  /// The picture's drawing; a text that is not stored has others of its length in its place.
  func drawing(_ request: Request) throws(Failure) -> Drawing {
    try Drawing(request, text: try text(for: request))
  }

  /// The text that is stored, or one of as many characters that draws the same marks.
  func text(for request: Request) throws(Failure) -> String {
    switch content {
    case .text(let text): return text
    case .characters(let count):
      if count == 0 { return "" }
      guard let character = standIn(for: request) else {
        throw .content("no character of the stored --charset can stand in for the text")
      }
      return String(repeating: character, count: count)
    }
  }

  /// Whether the picture shows characters that are not stored.
  func hidesShownCharacters(of request: Request) -> Bool {
    guard case .characters(let count) = content, count > 0, !request.hidesText else { return false }
    return !request.isSecure || request.showsLast
  }

  /// The first character that the field takes, also after its letters are changed.
  private func standIn(for request: Request) -> Character? {
    let charset = request.charset
    let candidates: String =
      if case .only = charset { arguments.entry(FieldOptions.charset.name)?.word ?? "" } else {
        "0"
      }
    return candidates.first { character in
      let changed = request.letterCase.applied(to: String(character))
      return changed.count == 1 && changed.allSatisfy(charset.allows)
    }
  }
}
