/// A state that a cell can be in; several at once. In the order of precedence: where two states set
/// the same property, the earlier one wins.
package enum CellState: String, CaseIterable, Sendable {
  case disabled
  case error
  case success
  /// The field has focus, and this is the cell that the next key fills.
  case focus
  case filled
  case empty

  /// The state's place in the order of precedence, from 0.
  package var precedence: Int {
    switch self {
    case .disabled: 0
    case .error: 1
    case .success: 2
    case .focus: 3
    case .filled: 4
    case .empty: 5
    }
  }
}
