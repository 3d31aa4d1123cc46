import TestSupport
import Testing

@testable import codebox

/// Parts of a manifest.
@Suite struct ShardTests {
  private static let names =
    (0..<400).map { "field-\($0).png" }
    + ["square", "underline", "circle"].flatMap { style in
      (1...50).map { "out/\(style)/\($0)@2x.png" }
    }

  private func parts(_ names: [String], of count: Int) -> [[String]] {
    (1...count).map { number in
      names.filter { Shard(number: number, count: count).contains($0) }
    }
  }

  /// No picture in two parts, none in no part, and every part has its share.
  @Test(arguments: 1...7) func partition(count: Int) {
    let parts = parts(Self.names, of: count)
    #expect(parts.reduce(0) { $0 + $1.count } == Self.names.count)
    #expect(Set(parts.joined()) == Set(Self.names))
    let share = Self.names.count / count
    for part in parts { #expect((share * 2 / 3...share * 4 / 3).contains(part.count)) }
  }

  /// The part of a picture is its own: neither order nor further pictures change it.
  @Test func stable() {
    var random = Random(seed: 1)
    let more = (Self.names + (0..<300).map { "new-\($0).png" }).shuffled(using: &random)
    for (part, other) in zip(parts(Self.names, of: 5), parts(more, of: 5)) {
      #expect(Set(part) == Set(other).intersection(Self.names))
    }
    // What machines agree on, whatever their codebox was built on.
    #expect((1...5).first { Shard(number: $0, count: 5).contains("a.png") } == Self.partOfA)
  }

  /// FNV-1a of its name, counted by another program.
  private static let partOfA = 5

  @Test(arguments: [("1/1", 1, 1), ("2/5", 2, 5), ("10000/10000", 10_000, 10_000)])
  func words(word: String, number: Int, count: Int) {
    #expect(Domain<Shard>.shard.parse(word) == Shard(number: number, count: count))
  }

  @Test(arguments: [
    "", "1", "/", "1/", "/1", "0/1", "2/1", "1/0", "-1/2", "1/10001", "1/2/3", "a/b", "1/ 2",
    "+1/2",
    "1.0/2", "1e0/2", "٠/١",
  ])
  func wrongWords(word: String) {
    #expect(Domain<Shard>.shard.parse(word) == nil)
  }
}
