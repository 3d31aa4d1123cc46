import Comparison

/// What `codebox diff` prints.
struct DiffReport {
  /// The version of the JSON document's form; raised when a key changes its meaning or goes away.
  static let schema = 1

  let result: MomentsComparison
  let rule: ComparisonRule
  /// The paths.
  let expected: String
  let actual: String

  var text: String {
    guard let comparison = result.comparison else {
      return "different: \(result.otherTimes ?? "")\n"
    }
    return DiffLines(comparison: comparison, rule: rule, frame: result.frame).text
  }

  var json: JSON {
    var members: [(String, JSON)] = [
      ("schema", .number(Double(Self.schema))),
      ("verdict", .string((result.isSame ? Verdict.same : .different).rawValue)),
      ("expected", .string(expected)), ("actual", .string(actual)),
    ]
    if let times = result.otherTimes { members.append(("message", .string(times))) }
    if let frame = result.frame { members.append(("frame", .number(Double(frame)))) }
    return .object(members + (result.comparison?.members ?? []))
  }
}
