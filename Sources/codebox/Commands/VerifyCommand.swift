import Comparison

/// `codebox verify`: a manifest's pictures beside their baselines.
enum VerifyCommand {
  /// How many bytes of pictures that are the same a page takes; the others stand in it by name.
  private static let mostKept = 64 << 20

  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    try Requirement.check(BatchOptions.shared, in: arguments)
    let rule = try ComparisonOptions.rule(arguments)
    guard let folder = arguments[VerifyOptions.baseline] else {
      throw .usage("verify needs --baseline DIR, the folder of pictures to compare with")
    }
    guard arguments.operands.count < 2 else {
      throw .usage("verify takes one MANIFEST; verdicts of several need a run for each")
    }
    let source = try ManifestSource(operandOf: arguments, command: "verify")
    let baselines = BaselineFolder(path: folder)
    let artifacts = try artifacts(arguments, besides: folder)
    let manifest = try source.manifest()
    let page = arguments[VerifyOptions.html]
    let stage = VerifyStage(
      manifest: manifest, baselines: baselines, rule: rule,
      keeping: page != nil ? .all : artifacts != nil ? .ofDifferences : .none)

    var report = VerifyReport(arguments)
    var findings: [Finding] = []
    var kept = 0
    func take(_ finding: Finding) throws(Failure) {
      try report.take(finding)
      try artifacts?.take(finding)
      findings.append(trimmed(finding, forPage: page != nil, kept: &kept))
    }
    let run = ManifestRun(manifest, arguments)
    try run.run(work: { stage.finding($0) }) { (finding) throws(Failure) in
      try take(finding)
      return true
    }
    for orphan in try run.orphans(in: baselines) { try take(stage.orphan(orphan)) }
    if let page {
      try Output.write(HTMLReport.page(findings, title: "codebox verify \(source.title)"), to: page)
    }
    if let path = arguments[VerifyOptions.junit] {
      try Output.write(Array(JUnitReport.xml(findings).utf8), to: path)
    }
    try report.end()
    return report.code
  }

  private static func artifacts(
    _ arguments: ParsedArguments, besides baseline: String
  ) throws(Failure) -> Artifacts? {
    guard let folder = arguments[VerifyOptions.artifacts] else { return nil }
    guard !FolderPath.isInside(folder, baseline) else {
      throw .usage("--artifacts lies in --baseline, where its pictures would be orphans; move it")
    }
    return Artifacts(folder: folder)
  }

  /// The finding without the pictures that no report shows.
  private static func trimmed(_ finding: Finding, forPage: Bool, kept: inout Int) -> Finding {
    var finding = finding
    if finding.verdict == .same || !forPage { finding.expected = nil }
    if finding.verdict == .same {
      kept += finding.actual?.count ?? 0
      if kept > mostKept { finding.actual = nil }
    }
    if !forPage {
      finding.actual = nil
      finding.difference = nil
    }
    return finding
  }
}
