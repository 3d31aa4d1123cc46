/// Finds the name that a mistyped one was meant to be.
enum Suggestion {
  /// The nearest of `names`, or nil where none is near: at most a third of the word's letters
  /// wrong, and never more than three.
  static func nearest(to word: String, in names: [String]) -> String? {
    // Bytes, since a single character can be as long as a whole file.
    guard !word.isEmpty, word.utf8.count <= 64 else { return nil }
    let limit = min(3, max(1, word.count / 3))
    let lowercase = word.lowercased()
    return names.compactMap { (name) -> (name: String, distance: Int)? in
      let isBegun = word.count >= 3 && name.hasPrefix(word)
      // As many letters are wrong, at least, as one word has more than the other.
      guard isBegun || abs(name.count - lowercase.count) <= limit else { return nil }
      let distance = distance(lowercase, name.lowercased())
      return isBegun || distance <= limit ? (name, distance) : nil
    }
    .min { $0.distance < $1.distance }?.name
  }

  /// How many letters must be put in, left out, replaced or swapped with their neighbour to make
  /// one word of the other (Damerau–Levenshtein, each place edited once).
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    // The costs for the letters of `a` so far, for one fewer, and for two fewer.
    var row = Array(0...b.count)
    var last = row
    var before = row
    for i in a.indices {
      (row, last, before) = (before, row, last)
      row[0] = i + 1
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row[j + 1] = cost
      }
    }
    return row[b.count]
  }
}
