/// Texts for XML 1.0. What it cannot hold (section 2.2, Char) becomes U+FFFD.
enum XMLText {
  /// For an attribute in double quotes, where a plain line break or tab would be read as a blank.
  static func attribute(_ text: String) -> String {
    escaped(text) { "\u{9}\u{A}\u{D}".unicodeScalars.contains($0) }
  }

  /// For an element's content, where a plain carriage return would be read as a line feed.
  static func content(_ text: String) -> String {
    escaped(text) { $0 == "\u{D}" }
  }

  private static func escaped(
    _ text: String, byNumber needsNumber: (Unicode.Scalar) -> Bool
  ) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case _ where needsNumber(scalar): escaped += "&#\(scalar.value);"
      case "\u{9}", "\u{A}": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
