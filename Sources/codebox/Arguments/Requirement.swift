/// What must hold for an option to have an effect. An option that would be ignored is an error.
struct Requirement: Sendable {
  /// What is missing, after "has no effect".
  let words: String
  let holds: @Sendable (ParsedArguments) -> Bool
}
