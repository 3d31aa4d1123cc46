import CodeField
import Testing

@Suite struct FieldStateTests {
  @Test func theNextCellHasTheFocus() {
    let state = FieldState(isFocused: true)
    #expect((0...3).map { state.focusedIndex(filled: $0, count: 3) } == [0, 1, 2, 2])
    #expect(FieldState().focusedIndex(filled: 0, count: 3) == nil)
  }

  @Test func aFullFieldMayHaveNone() {
    let state = FieldState(isFocused: true, focusWhenFull: .none)
    #expect(state.focusedIndex(filled: 3, count: 3) == nil)
    #expect(state.focusedIndex(filled: 2, count: 3) == 2)
  }

  @Test func aDisabledFieldHasNoFocus() {
    #expect(
      FieldState(status: .disabled, isFocused: true).focusedIndex(filled: 0, count: 3) == nil)
  }

  /// disabled > error > success > focused > filled > empty
  @Test func precedence() {
    #expect(
      CellState.allCases == [.disabled, .error, .success, .focus, .filled, .empty])
    #expect(CellState.allCases.map(\.precedence) == Array(CellState.allCases.indices))
    let error = FieldState(status: .error, isFocused: true)
    #expect(error.states(of: 0, filled: 1, count: 3) == [.error, .filled])
    #expect(error.states(of: 1, filled: 1, count: 3) == [.error, .focus, .empty])
    #expect(
      FieldState(status: .success, isFocused: true).states(of: 2, filled: 3, count: 3)
        == [.success, .focus, .filled])
  }

  /// What a state leaves open falls back to the next state, and at last to the plain cell.
  @Test func fallingBack() {
    var style = FieldStyle(
      cell: CellStyle(fill: .white, border: Border(width: 1, paint: .black)))
    let paints = (1...4).map { Paint.color(Color(rgb: $0)) }
    var focus = StateStyle()
    focus.line = paints[0]
    focus.lineWidth = 3
    var error = StateStyle()
    error.line = paints[1]
    error.text = paints[2]
    style.states = [.focus: focus, .error: error]
    let cell = style.cell(0, in: [.error, .focus, .empty])
    #expect(cell.border == Border(width: 3, paint: paints[1]))
    #expect(cell.text == paints[2])
    #expect(cell.fill == .white)
    style.textAt = [0: paints[3]]
    #expect(style.cell(0, in: [.error]).text == paints[3])
    #expect(style.cell(1, in: [.error]).text == paints[2])
  }

  @Test func reach() {
    var style = FieldStyle(cell: CellStyle())
    #expect(style.reach(beyond: Size(width: 50, height: 50)) == 0)
    var focus = StateStyle()
    focus.ringWidth = 3
    focus.ringOffset = 2
    focus.ringPaint = .black
    focus.size = Size(width: 58, height: 52)
    style.states = [.focus: focus]
    #expect(style.reach(beyond: Size(width: 50, height: 50)) == 9)
  }
}
