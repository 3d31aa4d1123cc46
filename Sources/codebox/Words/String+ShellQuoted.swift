extension String {
  /// The text as one word of a POSIX shell's command (POSIX.1-2024, Shell Command Language, 2.2).
  var shellQuoted: String {
    let plain = utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80
        || "-_./:=,@%+".utf8.contains(byte)
    }
    return plain && !isEmpty ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }

  /// A shell's command on one line: where it has control characters, or others that would change how
  /// the line looks, it is written out by printf and then run.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isUnseen) else { return self }
    var format = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "%": format += "%%"
      case "\\": format += #"\\"#
      case _ where scalar.isUnseen:
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 8)
          format += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
      default: format.unicodeScalars.append(scalar)
      }
    }
    return "eval \"$(printf \(format.shellQuoted))\""
  }

  private func replacing(_ character: Character, with text: String) -> String {
    var replaced = ""
    for each in unicodeScalars {
      if Character(each) == character {
        replaced += text
      } else {
        replaced.unicodeScalars.append(each)
      }
    }
    return replaced
  }
}

extension Unicode.Scalar {
  /// Whether the code point leaves no mark, or turns the line's direction.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
