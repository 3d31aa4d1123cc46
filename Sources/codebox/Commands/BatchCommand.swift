/// `codebox batch`: a manifest to files.
enum BatchCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    try Requirement.check(BatchOptions.shared, in: arguments)
    if arguments[BatchOptions.schema] {
      guard arguments.operands.isEmpty else { throw .usage("--schema takes no MANIFEST") }
      try Output.write(ManifestSchema.json.text() + "\n")
      return .done
    }
    let source = try ManifestSource(operandOf: arguments, command: "batch")
    let folder = arguments[BatchOptions.into] ?? source.folder
    let manifest = try source.manifest(outputs: folder)
    let stage = BatchStage(manifest: manifest, folder: folder)
    let run = PictureRun(arguments)
    var report = BatchReport(
      ReportForm(arguments),
      listsWritten: !run.showsProgress || !StandardStreams.isOutputTerminal)
    let failsFast = arguments[BatchOptions.failFast]
    let items = manifest.items(of: arguments[BatchOptions.shard])
    if failsFast {
      // Each is written when its turn comes, so that none is after the one that failed.
      try run(items, work: stage.drawn) { (drawn) throws(Failure) in
        let outcome = stage.written(drawn)
        try report.take(outcome)
        return outcome.status != .failed
      }
    } else {
      try run(items, work: { stage.written(stage.drawn($0)) }) { (outcome) throws(Failure) in
        try report.take(outcome)
        return true
      }
    }
    try report.end()
    return report.code
  }
}
