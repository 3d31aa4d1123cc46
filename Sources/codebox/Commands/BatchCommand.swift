/// `codebox batch`: a manifest to files.
enum BatchCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    try Requirement.check(BatchOptions.shared, in: arguments)
    let source = try ManifestSource(operandOf: arguments, command: "batch")
    let run = ManifestRun(try source.manifest(), arguments)
    let stage = BatchStage(
      manifest: run.manifest, folder: arguments[BatchOptions.into] ?? source.folder)
    var report = BatchReport(
      isQuiet: arguments[BatchOptions.quiet], isJSON: arguments[BatchOptions.json],
      listsWritten: !run.hasProgress)
    let failsFast = arguments[BatchOptions.failFast]
    try run.run(work: { stage.outcome($0) }) { (outcome) throws(Failure) in
      try report.take(outcome)
      return outcome.status != .failed || !failsFast
    }
    try report.end()
    return report.code
  }
}
