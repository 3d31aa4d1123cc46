/// Warnings on standard error; they change neither picture nor exit code.
enum ContrastWarnings {
  /// - Parameter place: which picture it is, of several.
  static func write(_ drawing: Drawing, place: String? = nil) {
    func warn(_ words: String) {
      let place = place.map { "\($0): " } ?? ""
      StandardStreams.writeError("codebox: warning: \(place)\(words)\n")
    }
    let background = drawing.style.background
    if background.picture != nil {
      warn("contrast with the background picture is not checked")
    } else if background.paint?.isOpaque != true {
      warn("the background is transparent; contrast is checked as over white")
    }
    for finding in ContrastCheck.findings(drawing.style, drawing.content) { warn(finding.words) }
  }
}
