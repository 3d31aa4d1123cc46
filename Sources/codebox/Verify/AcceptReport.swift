/// What accepting tells: a line for each baseline that it changed, and a sum.
struct AcceptReport {
  let isQuiet: Bool
  let isJSON: Bool
  /// What is said of an orphan that stays.
  private let remedy: String
  private var counts: [AcceptOutcome.Status: Int] = [:]
  /// The first failure's code: what the run ends with.
  private(set) var code = ExitCode.done

  init(_ arguments: ParsedArguments, remedy: String) {
    self.remedy = remedy
    isQuiet = arguments[BatchOptions.quiet]
    isJSON = arguments[BatchOptions.json]
  }

  mutating func take(_ outcome: AcceptOutcome) throws(Failure) {
    counts[outcome.status, default: 0] += 1
    if let failure = outcome.failure {
      if code == .done { code = failure.code }
      StandardStreams.writeError("codebox: \(failure.message)\n")
    }
    if isJSON { return try Output.write(outcome.line + "\n") }
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
  func end() throws(Failure) {
    let all = AcceptOutcome.Status.allCases.map { ($0.rawValue, counts[$0] ?? 0) }
    if isJSON {
      let members = all.map { ($0, JSON.number(Double($1))) }
      try Output.write(
        JSON.object([("schema", .number(1)), ("summary", .object(members))]).line() + "\n")
    } else if !isQuiet {
      let always = [AcceptOutcome.Status.accepted, .unchanged].map(\.rawValue)
      let words = all.filter { $1 > 0 || always.contains($0) }.map { "\($0): \($1)" }
      try Output.write(words.joined(separator: ", ") + "\n")
    }
  }
}
