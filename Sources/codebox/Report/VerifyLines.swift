/// Findings as JSON Lines.
enum VerifyLines {
  /// The version of the lines' form: it rises when a key goes or comes to mean something else.
  static let schema = 1

  /// One finding's line, without the line break.
  static func line(_ finding: Finding) -> String {
    JSON.object([("schema", .number(Double(schema)))] + finding.members).line()
  }
}
