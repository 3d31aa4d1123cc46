/// How typed characters are judged that the charset does not allow.
package enum TypingPolicy: String, CaseIterable, Sendable {
  /// The whole insertion is refused.
  case reject
  /// They are dropped, and the rest goes in.
  case filter
}
