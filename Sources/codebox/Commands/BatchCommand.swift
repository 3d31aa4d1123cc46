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
    let manifest = try source.manifest()
    let stage = BatchStage(
      manifest: manifest, folder: arguments[BatchOptions.into] ?? source.folder)
    let run = PictureRun(arguments)
    var report = BatchReport(
      ReportForm(arguments),
      listsWritten: !run.showsProgress || !StandardStreams.isOutputTerminal)
    let failsFast = arguments[BatchOptions.failFast]
    try run(manifest.items(of: arguments[BatchOptions.shard]), work: stage.outcome) {
      (outcome) throws(Failure) in
      try report.take(outcome)
      return outcome.status != .failed || !failsFast
    }
    try report.end()
    return report.code
  }
}
