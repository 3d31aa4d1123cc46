import CodeField

/// The commands that draw one picture, without what they do with it.
enum PictureCommand: String, CaseIterable, Sendable {
  case render
  case sheet
  case type

  /// What a command draws.
  ///
  /// - Parameters:
  ///   - arguments: with their looks resolved.
  ///   - text: the field's text, or the script of `type`.
  func artwork(
    _ arguments: ParsedArguments, text: TextSource
  ) throws(Failure) -> Artwork {
    switch self {
    case .render: try Self.field(arguments, text: text)
    case .sheet: try SheetStage.artwork(arguments, text: text)
    case .type: try TypingStage(arguments, script: text).artwork()
    }
  }

  /// One field.
  static func field(
    _ arguments: ParsedArguments, text: TextSource
  ) throws(Failure) -> Artwork {
    let request = try Request(arguments)
    let drawing = try Drawing(request, text: text)
    return Artwork(
      content: .still(try drawing.raster()), scale: request.scale,
      warnings: request.checksContrast ? ContrastWarnings.lines(drawing) : [])
  }
}
