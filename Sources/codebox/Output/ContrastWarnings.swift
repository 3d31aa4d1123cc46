/// Warnings on contrast; they change neither picture nor exit code.
enum ContrastWarnings {
  /// One for each thing that is hard to see, or that cannot be judged.
  static func lines(_ drawing: Drawing) -> [String] {
    var lines: [String] = []
    let background = drawing.style.background
    if background.picture != nil {
      lines.append("contrast with the background picture is not checked")
    } else if background.paint?.isOpaque != true {
      lines.append("the background is transparent; contrast is checked as over white")
    }
    return lines + ContrastCheck.findings(drawing.style, drawing.content).map(\.words)
  }

  /// Writes warnings to standard error.
  ///
  /// - Parameter place: which picture they are of, of several.
  static func write(_ lines: [String], place: String? = nil) {
    for line in lines {
      StandardStreams.writeError("codebox: warning: \(place.map { "\($0): " } ?? "")\(line)\n")
    }
  }
}
