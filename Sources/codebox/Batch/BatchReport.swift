/// What a batch tells: a line for each picture that was written, one for each that failed, and a sum.
struct BatchReport {
  let form: ReportForm
  /// Whether written pictures are told one by one.
  let listsWritten: Bool
  private var tally = Tally<BatchOutcome.Status>()
  /// The first failure's code: what the run ends with.
  private(set) var code = ExitCode.done

  init(_ form: ReportForm, listsWritten: Bool) {
    self.form = form
    self.listsWritten = listsWritten
  }

  mutating func take(_ outcome: BatchOutcome) throws(Failure) {
    tally.add(outcome.status)
    ContrastWarnings.write(outcome.warnings, place: outcome.name)
    if let failure = outcome.failure {
      if code == .done { code = failure.code }
      StandardStreams.writeError("codebox: \(failure.message)\n")
    }
    if form == .json {
      try Output.write(outcome.line + "\n")
    } else if form == .lines, listsWritten, outcome.status == .written, let name = outcome.name {
      try Output.write("written: \(name.plain)\n")
    }
  }

  /// Tells the sum.
  func end() throws(Failure) { try tally.write(form, always: [.written, .unchanged]) }
}
