/// What a batch tells: a line for each picture that was written, one for each that failed, and a sum.
struct BatchReport {
  let isQuiet: Bool
  let isJSON: Bool
  /// Whether written pictures are told one by one.
  let listsWritten: Bool
  private var counts: [BatchOutcome.Status: Int] = [:]
  /// The first failure's code: what the run ends with.
  private(set) var code = ExitCode.done

  init(isQuiet: Bool, isJSON: Bool, listsWritten: Bool) {
    self.isQuiet = isQuiet
    self.isJSON = isJSON
    self.listsWritten = listsWritten
  }

  mutating func take(_ outcome: BatchOutcome) throws(Failure) {
    counts[outcome.status, default: 0] += 1
    ContrastWarnings.write(outcome.warnings, place: outcome.name)
    if let failure = outcome.failure {
      if code == .done { code = failure.code }
      StandardStreams.writeError("codebox: \(failure.message)\n")
    }
    if isJSON {
      try Output.write(outcome.line + "\n")
    } else if !isQuiet, listsWritten, outcome.status == .written, let name = outcome.name {
      try Output.write("written: \(name.plain)\n")
    }
  }

  /// Tells the sum.
  func end() throws(Failure) {
    let all = BatchOutcome.Status.allCases.map { ($0, counts[$0] ?? 0) }
    if isJSON {
      let members = all.map { ($0.rawValue, JSON.number(Double($1))) }
      try Output.write(
        JSON.object([("schema", .number(1)), ("summary", .object(members))]).line() + "\n")
    } else if !isQuiet {
      let words = all.filter { $0 != .failed || $1 > 0 }.map { "\($0.rawValue): \($1)" }
      try Output.write(words.joined(separator: ", ") + "\n")
    }
  }
}
