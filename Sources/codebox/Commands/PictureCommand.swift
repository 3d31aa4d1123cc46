import CodeField

/// The commands that draw one picture, without what they do with it.
enum PictureCommand: String, CaseIterable, Sendable {
  case render
  case sheet
  case type

  /// What a command draws.
  ///
  /// - Parameters:
  ///   - arguments: whose looks are still names.
  ///   - text: the field's text, or the script of `type`.
  func artwork(
    _ arguments: ParsedArguments, text: TextSource
  ) throws(Failure) -> Artwork {
    let resolved = try resolved(arguments)
    switch self {
    case .render: return try Self.field(resolved, text: text)
    case .sheet: return try SheetStage.artwork(resolved, text: text)
    case .type: return try TypingStage(resolved, script: text).artwork()
    }
  }

  /// The arguments with their looks. A sheet loads those of each of its pictures.
  func resolved(_ arguments: ParsedArguments) throws(Failure) -> ParsedArguments {
    switch self {
    case .render: try LookLoader.resolve(arguments)
    case .sheet: arguments
    case .type: try TypingOptions.resolved(arguments)
    }
  }

  /// The options that say what is drawn.
  var options: [OptionDescription] { tables.drawn }

  /// The options of a manifest's entry: those, and where the text comes from.
  var entryOptions: [OptionDescription] { tables.entry }

  /// The names of those whose values can be paths.
  var pathNames: Set<String> { tables.paths }

  private struct Tables: Sendable {
    let drawn: [OptionDescription]
    let entry: [OptionDescription]
    let paths: Set<String>

    init(_ drawn: [OptionDescription]) {
      self.drawn = drawn
      entry = drawn + TextOptions.all
      paths = Set(entry.filter(\.isPath).map(\.name))
    }
  }

  /// Put together once: a manifest asks for them at every entry.
  private var tables: Tables {
    switch self {
    case .render: Self.renderTables
    case .sheet: Self.sheetTables
    case .type: Self.typeTables
    }
  }

  private static let renderTables = Tables(
    FieldOptions.all + [OutputOptions.embedLook.description])
  private static let sheetTables = Tables(SheetOptions.all)
  private static let typeTables = Tables(TypingOptions.field + TypingOptions.drawn)

  /// One field.
  ///
  /// - Parameter arguments: with their looks resolved.
  static func field(
    _ arguments: ParsedArguments, text: TextSource
  ) throws(Failure) -> Artwork {
    let request = try Request(arguments)
    let drawing = try Drawing(request, text: try text.text())
    return Artwork(
      content: .still(try drawing.raster()), scale: request.scale,
      text: arguments[OutputOptions.embedLook]
        ? Provenance(arguments, request, drawing.entry).text : nil,
      warnings: request.checksContrast ? ContrastWarnings.lines(drawing) : [])
  }
}
