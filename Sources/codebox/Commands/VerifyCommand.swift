/// `codebox verify`: pictures beside their baselines, or beside what they tell of themselves.
enum VerifyCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    try Requirement.check(VerifyOptions.verify, in: arguments)
    guard let folder = arguments[VerifyOptions.baseline] else { return try redraw(arguments) }
    let rule = try ComparisonOptions.rule(arguments)
    guard arguments.operands.count < 2 else {
      throw .usage("verify takes one MANIFEST with --baseline; several need a run for each")
    }
    let source = try ManifestSource(operandOf: arguments, command: "verify")
    try ReportPaths.check(arguments, inputs: [source.path].compactMap { $0 }, baseline: folder)
    var reports = VerifyReports(arguments, title: "\(source.title) --baseline \(folder)")
    let manifest: Manifest
    do throws(Failure) {
      manifest = try source.manifest(outputs: folder)
    } catch {
      // Reports of an earlier run must not stand for this one.
      try reports.fail(error, name: source.title)
      return error.code
    }
    let shard = arguments[BatchOptions.shard]
    let baselines = BaselineFolder(path: folder)
    if case .missing? = try? FileKind(folder) {
      Notes.write("there is no folder \(folder.quoted) yet; codebox accept makes it")
    }
    // An entry that is not understood may make any of them.
    let orphans = manifest.hasFaults ? [] : try baselines.orphans(of: manifest, shard: shard)
    let stage = VerifyStage(
      manifest: manifest, baselines: baselines, rule: rule, keeping: reports.keeping)
    try PictureRun(arguments)(manifest.items(of: shard), work: stage.finding) {
      (finding) throws(Failure) in
      try reports.take(finding)
      return true
    }
    for orphan in orphans {
      try reports.take(stage.orphan(orphan))
    }
    try reports.end()
    return reports.code
  }

  /// Draws pictures again from the looks that are stored in them.
  private static func redraw(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    let rule = try ComparisonOptions.rule(arguments)
    let paths = arguments.operands
    guard !paths.isEmpty else {
      throw .usage(
        "verify needs a MANIFEST and --baseline DIR, or pictures that were drawn with --embed-look")
    }
    if let manifest = paths.first(where: { !$0.hasEnding(".png") }) {
      throw .usage(
        "\(manifest.quoted) is no picture by its name, and a manifest needs --baseline DIR, the folder "
          + "of pictures to compare with")
    }
    try ReportPaths.check(arguments, inputs: paths, baseline: nil)
    let shard = arguments[BatchOptions.shard]
    var reports = VerifyReports(arguments, title: paths.joined(separator: " "))
    let stage = RedrawStage(rule: rule, keeping: reports.keeping)
    try PictureRun(arguments)(paths.filter(shard.contains), work: stage.finding) {
      (finding) throws(Failure) in
      try reports.take(finding)
      return true
    }
    try reports.end()
    return reports.code
  }
}
