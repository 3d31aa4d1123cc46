import CodeField
import Comparison

/// `codebox diff`: two PNG files to what differs.
enum DiffCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    let rule = try ComparisonOptions.rule(arguments)
    try Requirement.check(DiffOptions.all, in: arguments)
    let output = try arguments[DiffOptions.strip].map { (path) throws(Failure) in
      try PictureOutput(path)
    }
    guard let first = arguments.operands.first, let second = arguments.operands.last,
      arguments.operands.count == 2
    else {
      throw .usage("diff needs two pictures: codebox diff EXPECTED.png ACTUAL.png")
    }
    if first == "-", second == "-" {
      throw .usage("standard input holds one picture; name a file for the other")
    }
    let expected = try raster(first)
    let actual = try raster(second)

    let comparison = Comparer.compare(expected, actual, by: rule)
    if let output {
      let strip = Comparer.strip(expected, actual, by: rule)
      try output.writeFile(Artwork(content: .still(strip), scale: 1))
    }
    if output?.isStandardOutput != true {
      let report = DiffReport(comparison, rule: rule, expected: first, actual: second)
      try Output.write(arguments[DiffOptions.json] ? report.json.text() + "\n" : report.text)
    }
    return comparison.isSame ? .done : .different
  }

  /// The pixels of a file, or of what stands on standard input.
  private static func raster(_ path: String) throws(Failure) -> Raster {
    guard path == "-" else { return try PictureFile.raster(of: path) }
    let name = "standard input"
    let bytes = try translating({ (error: SystemError) in
      Failure(code: .inputOutput, message: "cannot read \(name): \(error.reason)")
    }) { () throws(SystemError) in
      try StandardStreams.readInput(limit: PictureFile.limit)
    }
    return try PictureFile.raster(bytes, name: name)
  }
}
