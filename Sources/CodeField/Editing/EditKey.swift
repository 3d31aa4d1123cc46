/// What can be done to a field, by keys, by touch or by its app.
package enum EditKey: Equatable, Sendable {
  /// Characters as a keyboard gives them, at once.
  case type(String)
  case deleteBackward
  case deleteForward
  case left
  case right
  case home
  case end
  /// A touch on the cell at an index from 0.
  case tap(Int)
  case paste(String)
  /// The whole text is set from outside.
  case replace(String)
  case clear
  case focus
  case blur
  case secure(Bool)
  /// `normal` ends error, success and disabled alike.
  case status(FieldStatus)
}
