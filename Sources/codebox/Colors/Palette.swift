import CodeField

/// The default colours, for each theme. Text keeps a contrast of 4.5:1 with what it stands on, lines
/// and marks one of 3:1 (WCAG 2.2, 1.4.3 and 1.4.11).
enum Palette {
  static let background = pair(0xFFFFFF, 0x121212)
  static let cell = pair(0xFFFFFF, 0x1E1E1E)
  static let text = pair(0x000000, 0xFFFFFF)
  static let line = pair(0x8C8C8C, 0x8C8C8C)
  static let placeholder = pair(0x707070, 0xA0A0A0)
  static let focus = pair(0x0B62D6, 0x6CA8FF)
  static let error = pair(0xC8102E, 0xFF7A7A)
  static let success = pair(0x187A3C, 0x54C57A)

  static let paper = pair(0xE9ECF0, 0x2A2D31)
  static let ink = pair(0x333333, 0xDDDDDD)

  private static func pair(_ light: UInt32, _ dark: UInt32) -> Themed<Paint> {
    Themed(light: .color(Color(rgb: light)), dark: .color(Color(rgb: dark)))
  }
}
