/// A checksum of 64 bits for things that should be alike: FNV-1a, by Fowler, Noll and Vo
/// (draft-eastlake-fnv-21, section 2). It finds accidents, and no ill will.
package struct FNV1a: Equatable, Sendable {
  /// The checksum of what was taken so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func take(_ bytes: [UInt8]) {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* Self.prime }
    self.value = value
  }

  /// The checksum of a text's UTF-8.
  package static func of(_ text: String) -> UInt64 {
    var sum = FNV1a()
    sum.take(Array(text.utf8))
    return sum.value
  }

  /// Takes four bytes of each number, the least significant first, whatever the machine's order.
  package mutating func take(_ numbers: [UInt32]) {
    var value = value
    for number in numbers {
      value = (value ^ UInt64(number & 0xFF)) &* Self.prime
      value = (value ^ UInt64(number >> 8 & 0xFF)) &* Self.prime
      value = (value ^ UInt64(number >> 16 & 0xFF)) &* Self.prime
      value = (value ^ UInt64(number >> 24)) &* Self.prime
    }
    self.value = value
  }

  private static let prime: UInt64 = 0x0000_0100_0000_01B3
}

extension Raster {
  /// The checksum of the picture's size and pixels.
  package var checksum: UInt64 {
    var sum = FNV1a()
    sum.take([size.width, size.height].map { UInt32(truncatingIfNeeded: $0) })
    sum.take(pixels)
    return sum.value
  }
}
