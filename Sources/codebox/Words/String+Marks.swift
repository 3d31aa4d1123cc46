extension String {
  /// How many marks may lie on one character: the Stream-Safe Text Format's limit (Unicode Standard
  /// Annex 15, 13), beyond what any script needs. Texts are compared with their marks in order, and
  /// putting piles of them in order takes the square of their number.
  static let mostMarks = 30

  /// Whether a character has more marks than any script needs.
  var hasPilesOfMarks: Bool {
    // Marks start beyond Latin-1, so plain texts are judged byte by byte.
    if utf8.allSatisfy({ $0 < 0x80 }) { return false }
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
      if marks > Self.mostMarks { return true }
    }
    return false
  }
}
