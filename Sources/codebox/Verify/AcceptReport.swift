/// What accepting tells: a line for each baseline that it changed, and a sum.
struct AcceptReport {
  private let form: ReportForm
  /// What is said of an orphan that stays.
  private let remedy: String
  private var tally = Tally<AcceptOutcome.Status>()
  /// The first failure's code: what the run ends with.
  private(set) var code = ExitCode.done

  init(_ arguments: ParsedArguments, remedy: String) {
    self.remedy = remedy
    form = ReportForm(arguments)
  }

  mutating func take(_ outcome: AcceptOutcome) throws(Failure) {
    tally.add(outcome.status)
    if let failure = outcome.failure {
      if code == .done { code = failure.code }
      StandardStreams.writeError("codebox: \(failure.message)\n")
    }
    if form == .json { return try Output.write(outcome.line + "\n") }
    switch outcome.status {
    case .accepted, .removed:
      // Told also with --quiet: nothing is recorded silently.
      try Output.write(
        "\(outcome.status.rawValue): \(outcome.name.plain) (\(outcome.verdict.rawValue))\n")
    case .left:
      try Output.write("left: \(outcome.name.plain) (orphan; \(remedy))\n")
    case .unchanged, .failed:
      break
    }
  }

  /// Tells the sum.
  func end() throws(Failure) { try tally.write(form, always: [.accepted, .unchanged]) }
}
