import CodeField
import PNG

/// The field and its last events in the terminal, drawn over what was there before.
struct TryScreen {
  let frames: TypingFrames
  let graphics: TerminalGraphics
  /// Whether events tell a secure text.
  let reveals: Bool
  let columns: Int
  /// How many lines are drawn.
  private var rows = 0

  init(frames: TypingFrames, graphics: TerminalGraphics, reveals: Bool, columns: Int) {
    self.frames = frames
    self.graphics = graphics
    self.reveals = reveals
    self.columns = columns
  }

  /// Draws the field as a moment left it, and what happened.
  mutating func show(_ moment: TypingRun.Moment) throws(Failure) {
    let raster = try frames.drawing(moment).raster()
    let scale = frames.request.scale
    let png = try translating({ (error: PNGError) in
      Failure(code: .software, message: "encoding failed: \(error.words)")
    }) { () throws(PNGError) in
      try graphics == .halfBlocks ? [] : PNGWriter.bytes(of: raster, scale: scale)
    }
    let pictureRows = graphics.rows(raster, scale: scale)
    // Up to where the last picture began, and away with it.
    let back = rows > 0 ? "\u{1B}[\(rows)A" : ""
    let events = moment.events.map {
      TypingReport.line($0.rawValue, moment.editor, reveals: reveals)
    }
    let lines = (events.isEmpty ? [""] : events).map { $0.prefix(columns - 1) + "\n" }.joined()
    try Output.write(
      "\r\(back)\u{1B}[J" + graphics.text(raster, png: png, rows: pictureRows) + lines)
    rows = pictureRows + max(1, events.count)
  }
}
