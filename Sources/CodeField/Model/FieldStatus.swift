/// What a whole field says of its content.
package enum FieldStatus: String, CaseIterable, Sendable {
  case normal
  case error
  case success
  /// The field takes no keys; it is never focused.
  case disabled
}
