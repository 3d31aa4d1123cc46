import CodeField

/// What a terminal's bytes mean to a field.
enum TerminalKey: Equatable, Sendable {
  case edit(EditKey)
  /// Ctrl-C, Ctrl-D or the end of the input.
  case leave
}
