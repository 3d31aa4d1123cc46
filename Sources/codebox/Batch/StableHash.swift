/// A number for bytes that is the same on every machine and in every version: FNV-1a of 64 bits, as in
/// draft-eastlake-fnv.
struct StableHash: Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func take(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The number for a text's UTF-8.
  static func of(_ text: String) -> UInt64 {
    var hash = StableHash()
    for byte in text.utf8 { hash.take(byte) }
    return hash.value
  }
}
