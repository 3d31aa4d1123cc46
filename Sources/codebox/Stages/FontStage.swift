import CodeField
import FontFamily
import Typeface

/// A font's name to an open font.
enum FontStage {
  /// The largest font file that is read, in bytes.
  static let limit = 128 << 20

  static func face(_ source: FontSource) throws(Failure) -> Face {
    switch source {
    case .embedded(let weight):
      try translating({ failure($0, source) }) { () throws(FontError) in
        try Face(weight == .regular ? .regular : .semibold)
      }
    case .file(let path):
      try open(path, index: 0, source)
    case .family(let name, let weight):
      try open(family: name, weight, source)
    }
  }

  private static func open(
    family name: String, _ weight: FontWeight, _ source: FontSource
  ) throws(Failure) -> Face {
    let file = try translating({ failure($0, name) }) { () throws(FontFamilyError) in
      try FontFamily.find(name, weight: weight == .regular ? .regular : .semibold)
    }
    return try open(file.path, index: file.index, source)
  }

  private static func open(
    _ path: String, index: Int, _ source: FontSource
  ) throws(Failure) -> Face {
    let bytes = try translating({ (error: SystemError) in error.failure(reading: path) }) {
      () throws(SystemError) in
      try FileReader.bytes(of: path, limit: limit)
    }
    return try translating({ failure($0, source) }) { () throws(FontError) in
      try Face(bytes: bytes, index: index)
    }
  }

  private static func failure(_ error: FontFamilyError, _ name: String) -> Failure {
    switch error {
    case .noConfiguration:
      .content("the system's font configuration cannot be loaded; name a file with --font")
    case .noOutlines:
      .content("the font family \(name.quoted) has no outlines; choose another")
    case .noSuchWeight:
      .content(
        "the font family \(name.quoted) has no upright face of that weight; "
          + "choose another --font-weight, or a file with --font")
    case .unknown(let known):
      .content(
        "no font family \(name.quoted) is installed"
          + (Suggestion.nearest(to: name, in: known).map { "; did you mean \($0.quoted)?" }
            ?? "; fc-list lists those that are, and --font takes a file"))
    }
  }

  /// A font's or a character's fault in words.
  static func failure(_ error: FontError, _ source: FontSource) -> Failure {
    switch error {
    case .noLibrary:
      Failure(code: .software, message: "the font library does not start")
    case .notAFont:
      .content(
        "\(source.words) is no font file that can be read; "
          + "give a TrueType, OpenType or Type 1 file")
    case .noOutlines:
      .content("\(source.words) has pictures of fixed sizes and no outlines; choose another")
    case .noUnicodeMap, .badMetrics:
      .content("\(source.words) cannot be used: its character map or line height is missing")
    case .missingGlyph(let character):
      .content("\(source.words) has no glyph for \(character.quoted); --font takes one that has")
    case .emptyGlyph(let character):
      .content(
        "\(source.words) has no outline for \(character.quoted); --font takes one that has")
    case .composed(let character):
      .content(
        "\(source.words) has no single glyph for \(character.quoted), "
          + "and marks are not put together")
    }
  }
}
