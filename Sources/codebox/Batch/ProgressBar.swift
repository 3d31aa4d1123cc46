/// A line on a terminal's standard error that tells how far a run is.
struct ProgressBar {
  let total: Int
  let isShown: Bool
  /// What stands on the terminal, or nil where it was cleared.
  private var shown: String?

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown
  }

  /// Takes the line away, so that others can be written.
  mutating func clear() {
    guard shown != nil else { return }
    StandardStreams.writeError("\r\u{1B}[K")
    shown = nil
  }

  /// Shows that `done` of all are done.
  mutating func show(_ done: Int) {
    guard isShown, done < total else { return }
    let line = Self.line(done, of: total)
    guard line != shown else { return }
    StandardStreams.writeError("\r\(line)")
    shown = line
  }

  /// A bar of forty characters, and the numbers.
  static func line(_ done: Int, of total: Int) -> String {
    let width = 40
    let filled = total > 0 ? width * done / total : width
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "[\(bar)] \(done)/\(total)"
  }
}
