/// Warnings on standard error; they change neither picture nor exit code.
enum ContrastWarnings {
  static func write(_ drawing: Drawing) {
    if drawing.style.background.picture != nil {
      StandardStreams.writeError(
        "codebox: warning: contrast with the background picture is not checked\n")
    }
    for finding in ContrastCheck.findings(drawing.style, drawing.content) {
      StandardStreams.writeError("codebox: warning: \(finding.words)\n")
    }
  }
}
