/// Whether the focused cell shows its placeholder.
enum PlaceholderInFocus: String, CaseIterable, Sendable {
  case show
  case hide
}
