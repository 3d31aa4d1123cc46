/// From which side the cells fill.
enum Direction: String, CaseIterable, Sendable {
  case ltr
  case rtl
}
