/// What happens to a text that is longer than the field.
package enum Overflow: String, CaseIterable, Sendable {
  /// The text is refused.
  case error
  /// What does not fit is dropped, whole characters at a time.
  case truncate
}
