/// How often each of several things came of a run.
struct Tally<Kind: Hashable & CaseIterable & RawRepresentable & Sendable>: Sendable
where Kind.RawValue == String {
  private var counts: [Kind: Int] = [:]

  mutating func add(_ kind: Kind) { counts[kind, default: 0] += 1 }

  func has(_ kind: Kind) -> Bool { counts[kind] != nil }

  /// Tells the sum on standard output: nothing in a quiet run, a line of JSON, or a line of words.
  ///
  /// - Parameter always: what the words have also where there is none of it.
  func write(_ form: ReportForm, always: [Kind]) throws(Failure) {
    let all = Kind.allCases.map { ($0, counts[$0] ?? 0) }
    switch form {
    case .quiet: return
    case .json:
      let members = all.map { ($0.rawValue, JSON.number(Double($1))) }
      try Output.write(
        JSON.object([("schema", .number(1)), ("summary", .object(members))]).line() + "\n")
    case .lines:
      let words = all.filter { $1 > 0 || always.contains($0) }.map { "\($0.rawValue): \($1)" }
      try Output.write(words.joined(separator: ", ") + "\n")
    }
  }
}
