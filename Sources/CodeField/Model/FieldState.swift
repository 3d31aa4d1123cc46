/// The state of a whole field: what its cells' states follow from.
package struct FieldState: Equatable, Sendable {
  package var status: FieldStatus
  package var isFocused: Bool
  package var focusWhenFull: FocusWhenFull
  /// Whether all cells look focused, not only the one that the next key fills.
  package var focusesAll: Bool

  package init(
    status: FieldStatus = .normal, isFocused: Bool = false, focusWhenFull: FocusWhenFull = .last,
    focusesAll: Bool = false
  ) {
    self.status = status
    self.isFocused = isFocused
    self.focusWhenFull = focusWhenFull
    self.focusesAll = focusesAll
  }

  /// The focused cell, or none: the next one to fill, and in a full field the last or none.
  package func focusedIndex(filled: Int, count: Int) -> Int? {
    guard isFocused, status != .disabled else { return nil }
    if filled < count { return filled }
    return focusWhenFull == .last ? count - 1 : nil
  }

  /// The states of cell `index`, the one that takes precedence first.
  package func states(of index: Int, filled: Int, count: Int) -> [CellState] {
    var states: [CellState] = []
    switch status {
    case .normal: break
    case .error: states.append(.error)
    case .success: states.append(.success)
    case .disabled: states.append(.disabled)
    }
    let focused = focusedIndex(filled: filled, count: count)
    if index == focused || focusesAll && focused != nil { states.append(.focus) }
    states.append(index < filled ? .filled : .empty)
    return states
  }
}
