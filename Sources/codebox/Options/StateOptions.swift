import CodeField

/// The options of one state, `STATE-property`: what is given changes the cell in that state.
struct StateOptions: Sendable {
  let state: CellState
  let color: Option<Themed<Paint>?>
  let cellColor: Option<Themed<Paint>?>
  let textColor: Option<Themed<Paint>?>
  let borderWidth: Option<Double?>
  let cornerRadius: Option<Double?>
  let cellSize: Option<Size?>
  let ringWidth: Option<Double?>
  let ringOffset: Option<Double?>
  let ringColor: Option<Themed<Paint>?>
  let shadow: Option<Themed<Shadow?>?>

  init(_ state: CellState) {
    func option<Value>(
      _ property: String, _ domain: Domain<Value>, words: String? = nil,
      requires requirement: Requirement? = nil, _ help: String
    ) -> Option<Value?> {
      Option(
        "\(state.rawValue)-\(property)", family: "STATE-\(property)", group: .states,
        domain.optional, default: nil, words: words, requires: requirement, help: help)
    }
    self.state = state
    color = option(
      "color", .paint, words: "blue, red or green in focus, error and success",
      requires: .lined, "colour of the border or line")
    cellColor = option("cell-color", .paint, "fill of the cell")
    textColor = option("text-color", .paint, "colour of the character")
    borderWidth = option(
      "border-width", .points(from: 0), words: "2 in focus", requires: .lined,
      "width of the border or line")
    cornerRadius = option("corner-radius", .points(from: 0), "radius of the corners")
    cellSize = option("cell-size", .cellSize, "size of the cell, about the same middle")
    ringWidth = option(
      "ring-width", .points(from: 0), words: "0", "width of a ring outside the border")
    ringOffset = option(
      "ring-offset", .points(from: 0), words: "0", "from the border out to the ring")
    ringColor = option("ring-color", .paint, words: "the focus colour", "colour of the ring")
    shadow = option("shadow", .shadow, "shadow behind the cell")
  }

  var all: [OptionDescription] {
    OptionTable.of {
      color
      cellColor
      textColor
      borderWidth
      cornerRadius
      cellSize
      ringWidth
      ringOffset
      ringColor
      shadow
    }
  }
}

extension FieldOptions {
  /// One set of options for each state that a look can set apart.
  static let byState = [CellState.filled, .focus, .error, .success, .disabled]
    .map(StateOptions.init)

  static let disabledOpacity = Option(
    "disabled-opacity", group: .states, .number(from: 0, to: 1), default: 0.5, words: "0.5",
    help: "opacity of a disabled field, all but its background")

  static let states: [OptionDescription] = OptionTable.of {
    byState.flatMap(\.all)
    disabledOpacity
  }
}
