import CodeField

/// How a paint is written: a colour, or a gradient `COLOR..COLOR@DEGREES` of two or more colours.
enum PaintSyntax {
  static func paint(_ word: String) -> Paint? {
    // As most are.
    if !word.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "@") }) {
      return ColorSyntax.color(word).map { .color($0) }
    }
    let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let colors = colors(parts[0])
    guard let first = colors.first else { return nil }
    if colors.count == 1 { return parts.count == 1 ? .color(first) : nil }
    guard parts.count > 1 else { return .gradient(Gradient(colors: colors, angle: 180)) }
    guard let angle = Decimal.value(String(parts[1])), abs(angle) <= 360 else { return nil }
    return .gradient(Gradient(colors: colors, angle: angle))
  }

  /// The colours between two dots each, or none where one of them is no colour.
  private static func colors(_ word: Substring) -> [Color] {
    var words: [Substring] = [""]
    var rest = word
    while let character = rest.first {
      if rest.hasPrefix("..") {
        words.append("")
        rest = rest.dropFirst(2)
      } else {
        words[words.count - 1].append(character)
        rest = rest.dropFirst()
      }
    }
    let colors = words.map { ColorSyntax.color(String($0)) }
    return colors.contains(nil) ? [] : colors.compactMap { $0 }
  }
}

extension Domain where Value == Themed<Paint> {
  /// A paint for both themes, or one for each, `LIGHT/DARK`.
  static var paint: Domain<Themed<Paint>> {
    Domain(
      syntax: "COLOR",
      expectation: "a colour (#RGB, #RGBA, #RRGGBB, #RRGGBBAA, a CSS name or none), a gradient "
        + "such as red..blue@90, or LIGHT/DARK",
      names: { ColorSyntax.names }
    ) { Themed($0, PaintSyntax.paint) }
  }
}
