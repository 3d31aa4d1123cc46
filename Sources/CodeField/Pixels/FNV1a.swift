/// A checksum of 64 bits for things that should be alike: FNV-1a, by Fowler, Noll and Vo
/// (draft-eastlake-fnv-21, section 2). It finds accidents, and no ill will.
package struct FNV1a: Equatable, Sendable {
  /// The checksum of what was taken so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func take(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The checksum of a text's UTF-8.
  package static func of(_ text: String) -> UInt64 {
    var sum = FNV1a()
    for byte in text.utf8 { sum.take(byte) }
    return sum.value
  }

  /// Takes four bytes, the least significant first, whatever the machine's order.
  package mutating func take(_ number: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] { take(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}

extension Raster {
  /// The checksum of the picture's size and pixels.
  package var checksum: UInt64 {
    var sum = FNV1a()
    sum.take(UInt32(truncatingIfNeeded: size.width))
    sum.take(UInt32(truncatingIfNeeded: size.height))
    for pixel in pixels { sum.take(pixel) }
    return sum.value
  }
}
