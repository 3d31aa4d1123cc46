/// What became of one picture that was to be taken over.
struct AcceptOutcome: Sendable {
  enum Status: String, CaseIterable, Sendable {
    case accepted
    case removed
    case unchanged
    /// An orphan that nobody asked to remove.
    case left
    case failed
  }

  let name: String
  let status: Status
  /// What verify says of it.
  let verdict: Verdict
  var failure: Failure?

  /// The outcome as a line of JSON.
  var line: String {
    var members: [(String, JSON)] = [
      ("schema", .number(1)), ("status", .string(status.rawValue)),
      ("verdict", .string(verdict.rawValue)), ("name", .string(name)),
    ]
    if let failure { members.append(("message", .string(failure.message))) }
    return JSON.object(members).line()
  }
}
