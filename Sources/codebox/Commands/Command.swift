/// A command of the tool, as parser, help and README know it.
struct Command: Sendable {
  let name: String
  /// What follows the name.
  let synopsis: String
  let summary: String
  /// Paragraphs after the summary.
  let details: [String]
  let options: [any OptionDescription]
  let run: @Sendable (ParsedArguments) throws(Failure) -> Void
}
