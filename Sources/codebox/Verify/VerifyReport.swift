/// What a verification tells while it runs: a line for each picture that is not the same, and a sum.
struct VerifyReport {
  private let form: ReportForm
  private var tally = Tally<Verdict>()

  init(_ arguments: ParsedArguments) {
    form = ReportForm(arguments)
  }

  /// What the run ends with. What could not be judged weighs most, then what differs, then what has
  /// nothing to be compared with.
  var code: ExitCode {
    let order: [(ExitCode, [Verdict])] = [
      (.content, [.failed, .unreadable]), (.different, [.different, .orphan]),
      (.baselineMissing, [.missing]),
    ]
    return order.first { $1.contains { tally.has($0) } }?.0 ?? .done
  }

  mutating func take(_ finding: Finding) throws(Failure) {
    tally.add(finding.verdict)
    if form == .json { return try Output.write(VerifyLines.line(finding) + "\n") }
    switch finding.verdict {
    case .same:
      return
    case .different:
      try Output.write("different: \(finding.name.plain) (\(finding.summary))\n")
    case .missing, .orphan:
      try Output.write("\(finding.verdict.rawValue): \(finding.name.plain)\n")
    case .unreadable, .failed:
      // What is not understood has no name but its place, which its message has too.
      let place = finding.place.map { "\($0), \(finding.name.quoted): " } ?? ""
      let isPlaced = finding.verdict == .unreadable || finding.name == finding.place
      StandardStreams.writeError("codebox: \(isPlaced ? "" : place)\(finding.summary)\n")
    }
  }

  /// Tells the sum.
  func end() throws(Failure) { try tally.write(form, always: [.same]) }
}
