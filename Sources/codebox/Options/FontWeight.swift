/// How heavy the letters are.
enum FontWeight: String, CaseIterable, Sendable {
  case regular
  case semibold
}
