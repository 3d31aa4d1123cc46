/// Which cell has the focus when every cell is filled.
package enum FocusWhenFull: String, CaseIterable, Sendable {
  case last
  case none
}
