import CodeField

/// One of several parts of a manifest, which have no picture in common and miss none.
///
/// The part of a picture follows from its path alone, so it stays when entries are added or moved.
struct Shard: Equatable, Sendable {
  /// From 1.
  let number: Int
  let count: Int

  static let whole = Shard(number: 1, count: 1)

  /// The part as it is given.
  var words: String { "\(number)/\(count)" }

  /// Whether the picture of that path is in this part.
  func contains(_ name: String) -> Bool {
    // The upper bits: the lower ones of this hash are those of the last characters alone.
    Int((FNV1a.of(name) >> 32) % UInt64(count)) == number - 1
  }
}

extension Domain where Value == Shard {
  /// NUMBER/COUNT.
  static var shard: Domain<Shard> {
    Domain(syntax: "K/N", expectation: "a part and how many there are, such as 2/5") { word in
      let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let number = Domain<Int>.integer(1...10_000).parse(parts[0]),
        let count = Domain<Int>.integer(1...10_000).parse(parts[1]), number <= count
      else { return nil }
      return Shard(number: number, count: count)
    }
  }
}
