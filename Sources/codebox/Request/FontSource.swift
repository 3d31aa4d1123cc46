/// Where the characters' outlines come from.
enum FontSource: Equatable, Sendable {
  case embedded(FontWeight)
  /// The path of a font file.
  case file(String)
  /// An installed family's name.
  case family(String, FontWeight)

  /// The font as a message names it.
  var words: String {
    switch self {
    case .embedded: "the embedded font Inter"
    case .file(let path): "the font \(path.quoted)"
    case .family(let name, _): "the font family \(name.quoted)"
    }
  }
}
