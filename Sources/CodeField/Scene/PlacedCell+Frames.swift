extension PlacedCell {
  /// The cells of a field in their places, in the order of the characters.
  static func all(
    _ frames: CellFrames, layout: FieldLayout, style: FieldStyle, content: FieldContent
  ) -> [PlacedCell] {
    let count = layout.places.count
    let focused = content.state.focusedIndex(filled: content.filled, count: count)
    /// By place in the row.
    var looks: [Int: (index: Int, look: CellStyle, rank: Int)] = [:]
    for (index, place) in layout.places.enumerated() {
      let states = content.state.states(of: index, filled: content.filled, count: count)
      let rank = states.lazy.filter { style.states[$0]?.isEmpty == false }
        .map(\.precedence).min()
      looks[place] = (index, style.cell(index, in: states), rank ?? CellState.allCases.count)
    }
    return layout.places.enumerated().compactMap { index, place in
      guard let own = looks[place] else { return nil }
      let border = frames.border(own.look)
      let placed = BorderPlacement(frames: frames, place: place, look: own.look, border: border) {
        neighbor in
        guard let neighbor, let other = looks[neighbor] else { return (true, border) }
        // The state that takes precedence has the shared line; of equals, the earlier cell.
        let isOwner = (own.rank, place) < (other.rank, neighbor)
        let width = isOwner ? border : frames.border(other.look)
        return (isOwner, width)
      }
      let radius = own.look.cornerRadius * (own.look.size == nil ? layout.row.shrink : 1)
      return PlacedCell(
        index: index, look: own.look, isFocused: index == focused, cell: frames.cells[place],
        outer: placed.outer, inner: placed.inner, corners: placed.corners(radius),
        borderWidth: border)
    }
  }
}
