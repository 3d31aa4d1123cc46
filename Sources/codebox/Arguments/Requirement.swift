/// What must hold for an option to have an effect. An option that would be ignored is an error.
struct Requirement: Sendable {
  /// What is missing, after "has no effect".
  let words: String
  let holds: @Sendable (ParsedArguments) -> Bool
}

extension Requirement {
  /// Checks that every option of the command line has an effect.
  ///
  /// - Throws: a usage failure that names the first without one, and what is missing.
  static func check(
    _ options: [OptionDescription], in arguments: ParsedArguments
  ) throws(Failure) {
    for option in options {
      guard let requirement = option.requirement, arguments.isOnLine(option),
        !requirement.holds(arguments)
      else { continue }
      throw .usage("--\(option.name) has no effect \(requirement.words)")
    }
  }

  /// Checks that every option of the command line has an effect on one of several pictures.
  static func check(
    _ options: [OptionDescription], inOneOf pictures: some Sequence<ParsedArguments>
  ) throws(Failure) {
    for option in options {
      guard let requirement = option.requirement,
        pictures.contains(where: { $0.isOnLine(option) })
      else { continue }
      let hasEffect = pictures.contains { $0.isOnLine(option) && requirement.holds($0) }
      if !hasEffect { throw .usage("--\(option.name) has no effect \(requirement.words)") }
    }
  }
}
