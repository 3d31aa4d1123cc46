/// What became of one item of a batch.
struct BatchOutcome: Sendable {
  enum Status: String, CaseIterable, Sendable {
    case written
    /// The file already held the picture.
    case unchanged
    case failed
  }

  /// The picture's path; nil where the entry does not get so far as to have one.
  let name: String?
  let place: String
  var status: Status
  var failure: Failure?
  var warnings: [String] = []

  /// The outcome as a line of JSON.
  var line: String {
    var members: [(String, JSON)] = [
      ("schema", .number(1)), ("status", .string(status.rawValue)), ("place", .string(place)),
    ]
    if let name { members.append(("name", .string(name))) }
    if let failure { members.append(("message", .string(failure.message))) }
    if !warnings.isEmpty { members.append(("warnings", .array(warnings.map { .string($0) }))) }
    return JSON.object(members).line()
  }
}
