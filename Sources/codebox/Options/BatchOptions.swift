/// The options of commands that go through a manifest.
enum BatchOptions {
  static let jobs = Option(
    "jobs", short: "j", group: .batch, Domain.integer(1...256).optional, default: nil,
    words: "as many as there are cores", help: "pictures that are drawn at the same time")
  static let shard = Option(
    "shard", group: .batch, .shard, default: .whole, words: "the whole",
    help: "only the K-th of N parts; they have no picture in common and miss none")
  static let failFast = Option(
    flag: "fail-fast", group: .batch, help: "stop at the first entry that cannot be drawn")
  static let into = Option(
    "into", group: .output, Domain.text("DIR", "the path of a folder").optional, default: nil,
    words: "the manifest's folder", help: "the folder from which the pictures' paths start")
  static let quiet = Option(
    flag: "quiet", short: "q", group: .output,
    help: "tell only what went wrong, and what was recorded")
  static let json = Option(
    flag: "json", group: .output, requires: .notQuiet, help: "tell everything as JSON Lines")

  static let schema = Option(
    flag: "schema", group: .output, help: "print the JSON Schema of manifests, and draw nothing")

  /// What the commands have in common.
  static let shared: [OptionDescription] = OptionTable.of {
    jobs
    shard
    quiet
    json
  }
}

extension Requirement {
  static let notQuiet = Requirement(words: "with --quiet") { !$0[BatchOptions.quiet] }
}
