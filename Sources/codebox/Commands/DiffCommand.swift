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
    if let path = arguments[DiffOptions.strip], path != "-" {
      let inputs = [first, second].filter { $0 != "-" }
      guard !inputs.contains(where: { FolderPath.real($0) == FolderPath.real(path) }) else {
        throw .usage(
          "-o \(path.quoted) would replace a picture that is compared; name another file")
      }
    }
    let expected = try PictureSource(first)
    let actual = try PictureSource(second)
    let result = try MomentsComparison(try expected.moments(), try actual.moments(), by: rule)
    if let output {
      let (one, other) =
        if let pictures = result.pictures { pictures } else {
          (try expected.raster(), try actual.raster())
        }
      let strip = Comparer.strip(one, other, by: rule)
      try output.writeFile(Artwork(content: .still(strip), scale: 1))
    }
    if output?.isStandardOutput != true {
      let report = DiffReport(result: result, rule: rule, expected: first, actual: second)
      try Output.write(arguments[DiffOptions.json] ? report.json.text() + "\n" : report.text)
    }
    return result.isSame ? .done : .different
  }
}
