/// How a whole field looks.
package struct FieldStyle: Equatable, Sendable {
  /// The plain cell, in no state.
  package var cell: CellStyle
  package var states: StateStyles
  /// The text colours of single cells, by index; they win over those of states.
  package var textAt: [Int: Paint]
  /// The fills of single cells, by index; they win over those of states.
  package var fillAt: [Int: Paint]
  package var text: TextStyle
  /// Of the dot or of the mask character.
  package var mark: Paint
  package var placeholder: Paint
  /// Whether the focused cell shows its placeholder.
  package var showsPlaceholderInFocus: Bool
  package var cursor: Cursor?
  package var separator: Separator?
  package var plate: Plate?
  package var background: Background
  /// 0…1, of a disabled field, all but what lies behind its cells.
  package var disabledOpacity: Double

  package init(
    cell: CellStyle, states: StateStyles = [:], textAt: [Int: Paint] = [:],
    fillAt: [Int: Paint] = [:], text: TextStyle = TextStyle(), mark: Paint = .black,
    placeholder: Paint = .black, showsPlaceholderInFocus: Bool = true, cursor: Cursor? = nil,
    separator: Separator? = nil, plate: Plate? = nil, background: Background = Background(),
    disabledOpacity: Double = 1
  ) {
    self.cell = cell
    self.states = states
    self.textAt = textAt
    self.fillAt = fillAt
    self.text = text
    self.mark = mark
    self.placeholder = placeholder
    self.showsPlaceholderInFocus = showsPlaceholderInFocus
    self.cursor = cursor
    self.separator = separator
    self.plate = plate
    self.background = background
    self.disabledOpacity = disabledOpacity
  }

  /// The look of cell `index` in `states`, which stand in the order of precedence.
  package func cell(_ index: Int, in states: [CellState]) -> CellStyle {
    var cell = look(states)
    cell.fill = fillAt[index] ?? cell.fill
    cell.text = textAt[index] ?? cell.text
    return cell
  }

  /// The cell in every combination of states that it can be in, without repetitions of what states
  /// that change nothing leave as it is.
  package var looks: [CellStyle] {
    let statuses = combinations([[], [.disabled], [.error], [.success]])
    let ends = combinations([[.filled], [.empty], [.focus, .filled], [.focus, .empty]])
    return statuses.flatMap { status in ends.map { end in look(status + end) } }
  }

  /// Combinations without the states that change nothing, each once.
  private func combinations(_ all: [[CellState]]) -> [[CellState]] {
    let changing = CellState.allCases.filter { states[$0]?.isEmpty == false }
    return all.reduce(into: []) { distinct, states in
      let states = states.filter(changing.contains)
      if !distinct.contains(states) { distinct.append(states) }
    }
  }

  /// The cell in some states, the first of which counts most.
  private func look(_ states: [CellState]) -> CellStyle {
    states.reversed().reduce(cell) { cell, state in
      self.states[state]?.applied(to: cell) ?? cell
    }
  }

  /// The widest border that a cell has in some state, in points.
  package var widestBorder: Double { looks.map { $0.border?.width ?? 0 }.max() ?? 0 }

  /// How far anything of a cell can reach beyond it in some state: rings, shadows, and cells of
  /// another size.
  /// Points on each side.
  package func reach(beyond size: Size) -> Double {
    looks.reduce(plate?.padding ?? 0) { reach, look in
      let growth = look.size.map {
        max(0, ($0.width - size.width) / 2, ($0.height - size.height) / 2)
      }
      let point = look.shape.pointReach(look.size ?? size)
      return max(
        reach,
        (growth ?? 0) + point * max(look.ring?.reach ?? 0, look.shadow?.reach ?? 0))
    }
  }
}
