/// A command of the tool, as parser, help and README know it.
struct Command: Sendable {
  let name: String
  /// What follows the name.
  let synopsis: String
  /// How many words that are no options the command takes.
  var mostOperands = 1
  /// What such a word is called: the last of the synopsis.
  var operand: String {
    synopsis.split(separator: " ").last.map { $0.filter { $0.isLetter } } ?? "TEXT"
  }
  let summary: String
  /// Paragraphs after the summary.
  let details: [String]
  let options: [OptionDescription]
  let run: @Sendable (ParsedArguments) throws(Failure) -> ExitCode
}
