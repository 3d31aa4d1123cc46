/// The options of commands that compare a manifest's pictures with baselines.
enum VerifyOptions {
  static let baseline = Option(
    "baseline", short: "b", group: .comparison,
    Domain.text("DIR", "the path of a folder").optional, default: nil,
    help: "the folder of pictures to compare with; paths in it are those of the manifest")
  static let artifacts = Option(
    "artifacts", group: .output, Domain.text("DIR", "the path of a folder").optional, default: nil,
    help: "keep what is not the same in a folder: DIR/expected, DIR/actual and DIR/difference")
  static let html = Option(
    "html", group: .output, Domain<String>.report.optional, default: nil,
    help: "write a page that shows the pictures, whole in one file")
  static let junit = Option(
    "junit", group: .output, Domain<String>.report.optional, default: nil,
    help: "write the verdicts as JUnit XML")
  static let found = Option(
    "artifacts", group: .comparison, Domain.text("DIR", "the path of a folder").optional,
    default: nil, help: "take over only pictures that are still those that verify kept there")
  static let removeOrphans = Option(
    flag: "remove-orphans", group: .comparison,
    help: "remove baselines that no entry makes; one that is named is removed without")
  static let force = Option(
    flag: "force", group: .comparison, help: "write baselines also where CI is set")

  static let verify: [OptionDescription] = OptionTable.of {
    baseline
    ComparisonOptions.all
    BatchOptions.shared
    artifacts
    html
    junit
  }
  static let accept: [OptionDescription] = OptionTable.of {
    baseline
    ComparisonOptions.all
    found
    removeOrphans
    force
    BatchOptions.shared
  }
}

extension Domain where Value == String {
  /// A file beside the verdicts, which have standard output.
  fileprivate static var report: Domain<String> {
    Domain(syntax: "FILE", expectation: "the path of a file; standard output has the verdicts") {
      $0.isEmpty || $0 == "-" ? nil : $0
    }
  }
}
