/// What a verification tells while it runs: a line for each picture that is not the same, and a sum.
struct VerifyReport {
  let isQuiet: Bool
  let isJSON: Bool
  private var counts: [Verdict: Int] = [:]

  init(_ arguments: ParsedArguments) {
    isQuiet = arguments[BatchOptions.quiet]
    isJSON = arguments[BatchOptions.json]
  }

  /// What the run ends with. What could not be judged weighs most, then what differs, then what has
  /// nothing to be compared with.
  var code: ExitCode {
    let order: [(ExitCode, [Verdict])] = [
      (.content, [.failed, .unreadable]), (.different, [.different, .orphan]),
      (.baselineMissing, [.missing]),
    ]
    return order.first { $1.contains { counts[$0] != nil } }?.0 ?? .done
  }

  mutating func take(_ finding: Finding) throws(Failure) {
    counts[finding.verdict, default: 0] += 1
    if isJSON { return try Output.write(VerifyLines.line(finding) + "\n") }
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
  func end() throws(Failure) {
    let all = Verdict.allCases.map { ($0.rawValue, counts[$0] ?? 0) }
    if isJSON {
      let members = all.map { ($0, JSON.number(Double($1))) }
      try Output.write(
        JSON.object([
          ("schema", .number(Double(VerifyLines.schema))), ("summary", .object(members)),
        ]).line() + "\n")
    } else if !isQuiet {
      let words = all.filter { $1 > 0 || $0 == Verdict.same.rawValue }.map { "\($0): \($1)" }
      try Output.write(words.joined(separator: ", ") + "\n")
    }
  }
}
