import CodeField

/// A picture of characters: each shows two pixels, one above the other.
enum HalfBlocks {
  static func text(_ raster: Raster) -> String {
    var text = ""
    for y in stride(from: 0, to: raster.size.height, by: 2) {
      for x in 0..<raster.size.width {
        let upper = raster.pixels[y * raster.size.width + x]
        let below = y + 1 < raster.size.height ? raster.pixels[(y + 1) * raster.size.width + x] : 0
        text += "\u{1B}[38;2;\(channels(upper));48;2;\(channels(below))m▀"
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  /// A pixel over white, as the terminal takes colours.
  private static func channels(_ pixel: UInt32) -> String {
    let rest = 255 - (pixel >> 24)
    return [16, 8, 0].map { String((pixel >> $0 & 0xFF) + rest) }.joined(separator: ";")
  }
}
