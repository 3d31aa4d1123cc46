/// The state of a whole field: what its cells' states follow from.
package struct FieldState: Equatable, Sendable {
  package var status: FieldStatus
  package var isFocused: Bool
  package var focusWhenFull: FocusWhenFull
  /// The cell where the cursor stands, or nil for the next one to fill.
  package var position: Int?
  /// Whether all cells look focused, not only the one that the next key fills.
  package var focusesAll: Bool

  package init(
    status: FieldStatus = .normal, isFocused: Bool = false, focusWhenFull: FocusWhenFull = .last,
    position: Int? = nil, focusesAll: Bool = false
  ) {
    self.status = status
    self.isFocused = isFocused
    self.focusWhenFull = focusWhenFull
    self.position = position
    self.focusesAll = focusesAll
  }

  /// The focused cell, or none: where the cursor stands, else the next one to fill; at the end of a
  /// full field the last or none.
  package func focusedIndex(filled: Int, count: Int) -> Int? {
    guard isFocused, status != .disabled else { return nil }
    let index = min(position ?? filled, filled)
    if index < count { return index }
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
