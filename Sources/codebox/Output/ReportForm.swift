/// How a run over many pictures tells what came of them.
enum ReportForm: Equatable, Sendable {
  case lines
  case json
  /// Only what went wrong, or was recorded.
  case quiet

  init(_ arguments: ParsedArguments) {
    self =
      if arguments[BatchOptions.json] { .json } else if arguments[BatchOptions.quiet] {
        .quiet
      } else {
        .lines
      }
  }
}
