/// The characters that a field takes.
package enum Charset: Equatable, Sendable {
  /// ASCII 0–9 and nothing else: no keycap, accented, full-width or other script's digit.
  case digits
  /// ASCII letters and digits.
  case alphanumeric
  /// Every visible character.
  case any
  /// Exactly these.
  case only(Set<Character>)

  /// Whether the field takes `character`, one extended grapheme cluster.
  package func allows(_ character: Character) -> Bool {
    switch self {
    case .digits:
      character.soleASCII.map { (0x30...0x39).contains($0) } ?? false
    case .alphanumeric:
      character.soleASCII.map {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
      } ?? false
    case .any:
      character.isVisible
    case .only(let set):
      set.contains(character)
    }
  }
}

extension Character {
  /// The one byte of an ASCII character. Comparing characters would not do: the range "0"..."9"
  /// holds `1` followed by a keycap or an accent.
  fileprivate var soleASCII: UInt8? {
    utf8.count == 1 ? utf8.first : nil
  }

  /// Whether the character leaves a mark of its own: no white space, control, format, private or
  /// unassigned code point at its head, and no bare combining mark.
  fileprivate var isVisible: Bool {
    guard !isWhitespace, !isNewline, let head = unicodeScalars.first else { return false }
    switch head.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator, .nonspacingMark, .enclosingMark:
      return false
    default:
      return !head.properties.isDefaultIgnorableCodePoint
    }
  }
}
