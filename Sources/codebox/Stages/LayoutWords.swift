import CodeField

/// What does not fit, in words with the remedy.
enum LayoutWords {
  static func failure(_ error: LayoutError, _ request: RowRequest) -> Failure {
    let cells = request.count == 1 ? "1 cell needs" : "\(request.count) cells need"
    switch error {
    case .tooNarrow(let needed, let given):
      return .usage(
        "\(cells) a width of at least \(needed.up) pt, \(given.short) are given; "
          + "widen the field, or make cells or gaps smaller" + hint(request.shrinksToFit))
    case .tooLow(let needed, let given):
      return .usage(
        "the cells need a height of \(needed.up) pt, \(given.short) are given; "
          + "raise --height or lower --cell-size" + hint(request.shrinksToFit))
    case .notSquare(let size):
      return .usage(
        "the square layout has square cells, not \(size.words); "
          + "give --cell-size one number, or choose --layout gap")
    }
  }

  static func failure(_ error: FitError, _ entry: Entry, _ request: Request) -> Failure {
    switch error {
    case .borderTooWide(let width, let cell):
      return .usage(
        "a border of \(width.short) pt leaves nothing of cells of \(cell.words); "
          + "--border-width must be less than \((cell.shorterSide / 2).short)")
    case .cornerTooRound(let radius, let largest):
      return .usage(
        "corners of radius \(radius.short) pt do not fit the cells; "
          + "--corner-radius can be \(largest.down) at most")
    case .underlineTooThick(let thickness, let cell):
      return .usage(
        "a line of \(thickness.short) pt leaves nothing of cells of \(cell.words); "
          + "lower --line-width")
    case .separatorTooWide(let width, let gap):
      return .usage(
        "a separator of \(width.short) pt does not fit between the groups; "
          + "raise --group-gap from \(gap.short) to \(width.up) at least")
    case .stateCellTooLarge(let size):
      return .usage(
        "a cell of \(size.words) in one of its states reaches beyond the field; "
          + "enlarge the field, or lower that STATE-cell-size")
    case .noRoom:
      return .usage(
        "there is no room in the middle of the cells, where the content stands: make borders and "
          + "lines thinner, --text-offset smaller, or the cells larger")
    case .placeholderTooLarge(let index, let size, let largest):
      return .content(
        "the placeholder does not fit cell \(index + 1) at " + sizeWords(size, largest))
    case .characterTooLarge(let index, let size, let largest):
      let character = request.isSecret ? "" : " \(entry.characters[index].quoted)"
      return .content(
        "character \(index + 1) of the text\(character) does not fit its cell at "
          + sizeWords(size, largest))
    case .maskTooLarge(let size, let largest):
      return .content("the mask character does not fit its cell at " + sizeWords(size, largest))
    case .dotTooLarge(let radius, let largest):
      return .usage(
        "a dot of radius \(radius.short) pt does not fit inside the cell's border; "
          + "lower --dot-radius to \((largest / 0.8).down) at most, or the border" + hint(false))
    case .pictureTooLarge(let size, let room):
      return .content(
        "the mask picture has \(size.words) and the cell room for \(room.words); "
          + "take a smaller picture, or enlarge the cells" + hint(false))
    }
  }

  /// The remedy that is always there, unless it is used already.
  private static func hint(_ isUsed: Bool) -> String { isUsed ? "" : ", or add --fit" }

  private static func sizeWords(_ size: Double, _ largest: Double) -> String {
    "\(size.short) pt; lower --font-size to \(largest.down) at most, or enlarge the cells"
      + hint(false)
  }
}

extension Double {
  /// The number with at most two decimals, none of it lost: a size that is needed.
  fileprivate var up: String { ((self * 100 - 1e-6).rounded(.up) / 100).short }

  /// The number with at most two decimals, nothing added: a size that is possible.
  fileprivate var down: String { ((self * 100 + 1e-6).rounded(.down) / 100).short }
}

extension Size {
  /// The size for a message.
  fileprivate var words: String { "\(width.short) × \(height.short) pt" }
}
