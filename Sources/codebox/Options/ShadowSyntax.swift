import CodeField

extension Domain where Value == Themed<Shadow?> {
  /// A shadow: its place, its blur, how far it spreads, and its colour, one for each theme or one
  /// for both.
  static var shadow: Domain<Themed<Shadow?>> {
    Domain(
      syntax: "X,Y,BLUR[,SPREAD],COLOR",
      expectation: "a shadow such as 0,2,4,#00000033 (x, y, blur, colour), one with a spread "
        + "before the colour, LIGHT/DARK, or none"
    ) { Themed($0, ShadowSyntax.shadow) }
  }
}

/// How a shadow is written.
enum ShadowSyntax {
  /// The largest blur, in points.
  private static let mostBlur = 200.0
  private static let farthest = 1_000.0

  /// The shadow of a word: nil for a word that means none, `.some(nil)` for no shadow.
  static func shadow(_ word: String) -> Shadow?? {
    if word == "none" { return .some(nil) }
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard (4...5).contains(parts.count), let last = parts.last,
      let color = ColorSyntax.color(last)
    else { return nil }
    let numbers = parts.dropLast().compactMap(Decimal.value)
    guard numbers.count == parts.count - 1, numbers.allSatisfy({ abs($0) <= farthest }),
      (0...mostBlur).contains(numbers[2])
    else { return nil }
    return .some(
      Shadow(
        x: numbers[0], y: numbers[1], blur: numbers[2],
        spread: numbers.count > 3 ? numbers[3] : 0, color: color))
  }
}
