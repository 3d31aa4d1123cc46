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
