/// Finds the name that a mistyped one was meant to be.
enum Suggestion {
  /// The nearest of `names`, or nil where none is near: at most a third of the word's letters
  /// wrong, and never more than three.
  static func nearest(to word: String, in names: [String]) -> String? {
    guard !word.isEmpty, word.count <= 64 else { return nil }
    let limit = min(3, max(1, word.count / 3))
    return names.map { ($0, distance(word.lowercased(), $0.lowercased())) }
      .filter { $0.1 <= limit || $0.0.hasPrefix(word) && word.count >= 3 }
      .min { $0.1 < $1.1 }?.0
  }

  /// How many letters must be put in, left out, replaced or swapped with their neighbour to make
  /// one word of the other (Damerau–Levenshtein, each place edited once).
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
