import CodeField

/// Where the cells stand.
extension FieldOptions {
  static let style = Option(
    "style", short: "s", group: .layout, .choice, named: NamedStyle.square,
    help: "the kind of cell")
  static let kind = Option(
    "layout", group: .layout, Domain<LayoutKind>.choice.optional, default: nil,
    words: "by style",
    help: "fixed squares with equal gaps, cells a fixed gap apart, or equal shares of the frame")
  static let width = Option(
    "width", group: .layout, Domain.points(from: 1).optional, default: nil,
    words: "as the cells or the picture need", help: "width of the whole field")
  static let height = Option(
    "height", group: .layout, Domain.points(from: 1).optional, default: nil,
    words: "as the cells or the picture need", help: "height of the whole field")
  static let scale = Option(
    "scale", group: .layout, .number(above: 0, to: 16, syntax: "K"), default: 1, words: "1",
    help: "device pixels to a point")
  static let cellSize = Option(
    "cell-size", group: .layout, Domain.cellSize.optional, default: nil,
    words: "50; 14 in the dots style",
    help: "side of a cell, or WIDTHxHEIGHT in the gap and even layouts")
  static let gap = Option(
    "gap", group: .layout, Domain.points(from: 0).optional, default: nil,
    words: "5 in the square layout, 20 in the gap layout",
    requires: .gaps, help: "space between cells")
  static let marginMultiple = Option(
    "margin-multiple", group: .layout, .number(from: 0, to: 1_000),
    default: SquareLayout.defaultMarginMultiple, words: "5", requires: .derivedMargins,
    help: "side margins of the square layout, in gaps")
  static let align = Option(
    "align", group: .layout, .choice, named: RowAlignment.center, requires: .alignable,
    help: "where a row of fixed cells stands in a wider field")
  static let padding = Option(
    "padding", group: .layout, .points(from: 0), default: 0, words: "0",
    help: "free space inside the field's edges, all around")
  static let groups = Option(
    "groups", group: .layout, .groups, default: [], words: "one group",
    help: "sizes of groups of cells, which add up to the number of cells")
  static let groupGap = Option(
    "group-gap", group: .layout, Domain.points(from: 0).optional, default: nil,
    words: "20 more than the gap", requires: .grouped, help: "space between groups")
  static let separator = Option(
    "separator", group: .layout, .separator, default: .none, words: "none", requires: .grouped,
    help: "what stands between groups")
  static let separatorColor = Option(
    "separator-color", group: .layout, .paint, default: Palette.line,
    words: "the border's default", requires: .grouped, help: "colour of the separators")
  static let columns = Option(
    "columns", group: .layout, Domain.integer(1...64).optional, default: nil,
    words: "all cells in one row", help: "cells in a row; more wrap to further rows")
  static let rowGap = Option(
    "row-gap", group: .layout, Domain.points(from: 0).optional, default: nil, words: "the gap",
    requires: .wrapped, help: "space between rows")
  static let fit = Option(
    flag: "fit", group: .layout,
    help: "shrink what does not fit: cells, text, marks and gaps alike")

  static let layout: [OptionDescription] = OptionTable.of {
    style
    kind
    width
    height
    scale
    cellSize
    gap
    marginMultiple
    align
    padding
    groups
    groupGap
    separator
    separatorColor
    columns
    rowGap
    fit
  }
}
