/// What each state changes of a cell's look.
package struct StateStyles: Equatable, Sendable {
  /// By the states' precedence.
  private var styles = [StateStyle?](repeating: nil, count: CellState.allCases.count)

  package init() {}

  /// What the state changes, or nil for nothing.
  package subscript(state: CellState) -> StateStyle? {
    get { styles[state.precedence] }
    set { styles[state.precedence] = newValue }
  }
}

extension StateStyles: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (CellState, StateStyle)...) {
    for (state, style) in elements { self[state] = style }
  }
}
