/// What a field tells its app.
package enum EditEvent: String, CaseIterable, Equatable, Sendable {
  /// Focus was gained.
  case begin
  /// The text really changed.
  case change
  /// The key was pressed, also on empty text.
  case deleteBackward
  /// The text reached the field's length by this key.
  case complete
  /// Something that was typed, pasted or set was refused, or a part of it.
  case reject
  /// Focus was lost.
  case end
}
