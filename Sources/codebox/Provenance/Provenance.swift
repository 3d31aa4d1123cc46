import CodeField
import PNG

/// What drew a picture, as `--embed-look` stores it in the picture itself.
struct Provenance: Sendable {
  /// What stood in the cells.
  enum Content: Equatable, Sendable {
    case text(String)
    /// A text that is nobody's business: only its length is kept.
    case characters(Int)
  }

  /// The version of the codebox that drew the picture.
  let version: String
  /// The look alone, as it was laid together from presets, documents and options.
  let arguments: ParsedArguments
  let content: Content

  /// The keyword of the text in the PNG file.
  static let keyword = "codebox"
  /// The version of the document's form; raised when a key changes its meaning or goes away.
  static let schema = 1

  /// - Parameters:
  ///   - arguments: with their looks loaded.
  ///   - entry: the characters that were drawn.
  init(_ arguments: ParsedArguments, _ request: Request, _ entry: Entry) {
    version = codebox.version
    self.arguments = arguments
    // What the picture does not show it must not tell either.
    let isHidden = request.isSecure || request.hidesText || arguments.isSecret
    content =
      isHidden ? .characters(entry.characters.count) : .text(String(entry.characters))
  }

  /// The document.
  var json: JSON {
    let content: (String, JSON) =
      switch content {
      case .text(let text): ("text", .string(text))
      case .characters(let count): ("characters", .number(Double(count)))
      }
    return .object([
      ("schema", .number(Double(Self.schema))), ("codebox", .string(version)),
      ("look", LookDocument.json(arguments)), content,
    ])
  }

  /// The document as it stands in a PNG file.
  var text: PNGText { PNGText(keyword: Self.keyword, text: json.line()) }
}
