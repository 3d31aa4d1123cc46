/// What the caller fixes of a field's cells; the rest follows from the layout's formula. Points.
package struct RowRequest: Equatable, Sendable {
  /// The number of cells, 1 or more.
  package var count: Int
  /// The frame's width; nil hugs the cells.
  package var width: Double?
  /// The frame's height; nil hugs the cells.
  package var height: Double?
  /// The cell's size, nil where the layout chooses: it then takes the frame, or the default size.
  package var cell: Size?
  /// The gap between cells, nil where the layout chooses.
  package var gap: Double?
  /// The side margins of the square layout, in gaps.
  package var marginMultiple: Double?
  /// Bounds the mask dot, and in the square layout the cell: see `SquareLayout`.
  package var pointRadius: Double
  /// The sizes of the groups of cells, from the left; empty for one group of all.
  package var groups: [Int]
  /// The gap between two groups; nil is the gap between cells and `defaultGroupGap` more.
  package var groupGap: Double?
  /// The cells in a row; nil puts all into one.
  package var columns: Int?
  /// The gap between rows; nil is the layout's gap between cells.
  package var rowGap: Double?
  /// Where a row stands whose length does not follow from the frame's.
  package var alignment: RowAlignment
  /// Free space inside the frame's edges, all around.
  package var padding: Double
  /// The shortest side that a cell can have: its border has to leave something of it.
  package var leastSide: Double
  /// Whether cells that do not fit shrink, instead of being an error.
  package var shrinksToFit: Bool

  package init(
    count: Int, width: Double? = nil, height: Double? = nil, cell: Size? = nil, gap: Double? = nil,
    marginMultiple: Double? = nil, pointRadius: Double = Self.defaultPointRadius,
    groups: [Int] = [], groupGap: Double? = nil, columns: Int? = nil, rowGap: Double? = nil,
    alignment: RowAlignment = .center, padding: Double = 0, leastSide: Double = 1,
    shrinksToFit: Bool = false
  ) {
    self.count = count
    self.width = width
    self.height = height
    self.cell = cell
    self.gap = gap
    self.marginMultiple = marginMultiple
    self.pointRadius = pointRadius
    self.groups = groups
    self.groupGap = groupGap
    self.columns = columns
    self.rowGap = rowGap
    self.alignment = alignment
    self.padding = padding
    self.leastSide = leastSide
    self.shrinksToFit = shrinksToFit
  }

  package static let defaultCell = Size(width: 50, height: 50)
  package static let defaultPointRadius = 9.0
  /// What a gap between groups has more than one between cells.
  package static let defaultGroupGap = 20.0

  /// The cells of a whole row.
  var columnCount: Int { min(columns ?? count, count) }
  var rowCount: Int { (count + columnCount - 1) / columnCount }
}
