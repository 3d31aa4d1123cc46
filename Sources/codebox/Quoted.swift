extension String {
  /// The text in quotation marks, fit for one line of a message: control characters are written as
  /// their code points, and what is long is cut.
  var quoted: String {
    let limit = 120
    var shown = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        shown.unicodeScalars.append(scalar)
      }
    }
    return "“\(shown)\(unicodeScalars.count > limit ? "…" : "")”"
  }
}

extension Character {
  /// The character in quotation marks with its code points.
  var quoted: String {
    let points = unicodeScalars.prefix(8).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let more = unicodeScalars.count > 8 ? " …" : ""
    return "\(String(self).quoted) (\(points.joined(separator: " "))\(more))"
  }
}

extension Double {
  /// The number as a person writes it: no `.0`, at most two decimals.
  var short: String {
    let hundredths = (self * 100).rounded() / 100
    return hundredths == hundredths.rounded() && abs(hundredths) < 1e15
      ? String(Int(hundredths)) : String(hundredths)
  }
}
