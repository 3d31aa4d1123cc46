/// The options of `codebox diff`.
enum DiffOptions {
  static let strip = Option(
    "output", short: "o", group: .output,
    Domain.text("FILE|-", "the path of a file, or -").optional, default: nil,
    help: "draw expected, difference and actual picture to a PNG file")
  static let json = Option(
    flag: "json", group: .output, requires: .reported, help: "print as JSON")

  static let all: [OptionDescription] = OptionTable.of {
    ComparisonOptions.all
    strip
    json
  }
}

extension Requirement {
  /// The command line alone is looked at, and not what standard output leads to.
  fileprivate static let reported = Requirement(
    words: "beside -o -, which leaves standard output to the picture"
  ) {
    $0[DiffOptions.strip] != "-"
  }
}
