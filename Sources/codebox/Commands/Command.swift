/// A command of the tool, as parser, help and README know it.
struct Command: Sendable {
  let name: String
  /// What follows the name.
  let synopsis: String
  /// What the word is called that is no option: the last of the synopsis.
  var operand: String {
    synopsis.split(separator: " ").last.map { $0.filter { $0.isLetter } } ?? "TEXT"
  }
  let summary: String
  /// Paragraphs after the summary.
  let details: [String]
  let options: [any OptionDescription]
  let run: @Sendable (ParsedArguments) throws(Failure) -> Void
}
