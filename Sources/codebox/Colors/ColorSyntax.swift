import CodeField

/// How a colour is written: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, a name of CSS, or `none`.
enum ColorSyntax {
  static func color(_ word: String) -> Color? {
    if word.utf8.first == UInt8(ascii: "#") { return hexadecimal(word.utf8.dropFirst()) }
    let name = word.lowercased()
    if name == "none" || name == "transparent" { return .clear }
    return CSSColors.values[name].map { Color(rgb: $0) }
  }

  static var names: [String] { CSSColors.values.keys.sorted() + ["none", "transparent"] }

  private static func hexadecimal(_ digits: Substring.UTF8View) -> Color? {
    let values = digits.compactMap(value)
    guard values.count == digits.count else { return nil }
    let channels: [UInt8]
    switch values.count {
    case 3, 4: channels = values.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    return Color(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 255)
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
