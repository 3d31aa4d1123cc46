/// The spaces of a row of cells, each a multiple of the gap g and a fixed part. Points.
struct Spacing: Equatable {
  /// One space, or the sum of several.
  struct Space: Equatable {
    var gaps: Double
    var fixed: Double

    func length(gap: Double) -> Double { gaps * gap + fixed }
  }

  /// Between each cell and the next.
  let between: [Space]
  /// Before the first cell, and as much after the last.
  let margin: Space

  /// The spaces of `request`, with side margins of `marginMultiple` gaps.
  init(_ request: RowRequest, marginMultiple: Double = 0) {
    var ends: Set<Int> = []
    for size in request.groups.dropLast() { ends.insert((ends.max() ?? 0) + size) }
    between = (1..<max(1, request.columnCount)).map { index in
      guard ends.contains(index) else { return Space(gaps: 1, fixed: 0) }
      return request.groupGap.map { Space(gaps: 0, fixed: $0) }
        ?? Space(gaps: 1, fixed: RowRequest.defaultGroupGap)
    }
    margin = Space(gaps: marginMultiple, fixed: 0)
  }

  private init(between: [Space], margin: Space) {
    self.between = between
    self.margin = margin
  }

  /// All spaces together, both margins included.
  var sum: Space {
    between.reduce(Space(gaps: 2 * margin.gaps, fixed: 2 * margin.fixed)) {
      Space(gaps: $0.gaps + $1.gaps, fixed: $0.fixed + $1.fixed)
    }
  }

  /// The spaces with their fixed parts multiplied by `factor`.
  func shrunk(by factor: Double) -> Spacing {
    func shrink(_ space: Space) -> Space { Space(gaps: space.gaps, fixed: space.fixed * factor) }
    return Spacing(between: between.map(shrink), margin: shrink(margin))
  }
}
