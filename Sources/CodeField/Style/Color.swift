/// A colour of 8 bits a channel in sRGB, not multiplied by its alpha.
package struct Color: Equatable, Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8
  package let alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// 0xRRGGBB, opaque.
  package init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  package static let black = Color(rgb: 0x000000)
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  package static let white = Color(rgb: 0xFFFFFF)

  package var isOpaque: Bool { alpha == 255 }
  package var isClear: Bool { alpha == 0 }
}
