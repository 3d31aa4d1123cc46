/// Changes bytes as accidents and attackers do. Seeded: the same random numbers give the same bytes.
package struct Mutator {
  private var random: Random
  /// Words that mean something in the bytes' language, to be put in now and then.
  private let words: [[UInt8]]

  package init(seed: UInt64, words: [[UInt8]] = []) {
    random = Random(seed: seed)
    self.words = words
  }

  /// The bytes with one to four changes.
  ///
  /// - Parameter other: what a part may be taken from.
  package mutating func changed(_ bytes: [UInt8], with other: [UInt8] = []) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes, other) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    guard !bytes.isEmpty else {
      bytes = other
      return
    }
    let part = part(of: bytes)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes[part.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[part.lowerBound] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
    case 2: bytes.removeSubrange(part)
    case 3: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
    case 4: bytes.insert(contentsOf: bytes[part], at: part.upperBound)
    case 5 where !other.isEmpty:
      bytes.replaceSubrange(part, with: other[self.part(of: other)])
    case 6: replaceNumber(&bytes, from: part.lowerBound)
    default:
      bytes.insert(contentsOf: words.randomElement(using: &random) ?? [], at: part.lowerBound)
    }
  }

  /// A part that is short more often than long.
  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: bytes.indices, using: &random)
    let longest = Bool.random(using: &random) ? 8 : bytes.count
    return start..<min(bytes.count, start + Int.random(in: 1...longest, using: &random))
  }

  /// The next number in digits becomes an extreme one.
  private mutating func replaceNumber(_ bytes: inout [UInt8], from start: Int) {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    guard let first = bytes[start...].firstIndex(where: isDigit) else { return }
    let end = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.endIndex
    let extremes = [
      "0", "-1", "1e9", "0.0001", "32767", "32768", "9223372036854775808", "99999999999999999999",
    ]
    bytes.replaceSubrange(first..<end, with: (extremes.randomElement(using: &random) ?? "0").utf8)
  }
}
