/// `codebox accept`: what verify found becomes the baselines.
enum AcceptCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    try Requirement.check(BatchOptions.shared, in: arguments)
    let rule = try ComparisonOptions.rule(arguments)
    guard let folder = arguments[VerifyOptions.baseline] else {
      throw .usage("accept needs --baseline DIR, the folder of pictures to write to")
    }
    let ci = StandardStreams.environment("CI") ?? ""
    guard ["", "0", "false"].contains(ci.lowercased()) || arguments[VerifyOptions.force] else {
      throw .usage(
        "CI is set, and a baseline that a CI run accepts is one that nobody looked at; "
          + "accept it at your desk, or use --force")
    }
    let manifest = try ManifestSource(operandOf: arguments, command: "accept").manifest(
      outputs: folder)
    let baselines = BaselineFolder(path: folder)
    let shard = arguments[BatchOptions.shard]
    let orphans = try baselines.orphans(of: manifest, shard: shard)
    let names = try names(arguments, manifest: manifest, orphans: orphans)
    let stage = AcceptStage(
      verify: VerifyStage(
        manifest: manifest, baselines: baselines, rule: rule, keeping: .none),
      names: names, artifacts: arguments[VerifyOptions.found].map { Artifacts(folder: $0) })
    var report = AcceptReport(
      arguments,
      remedy: manifest.hasFaults
        ? "an entry that is not understood may make it" : "--remove-orphans removes it")
    // Each is written when its turn comes and then told, so that none is recorded silently.
    try PictureRun(arguments)(manifest.items(of: shard), work: stage.proposal) {
      (proposal) throws(Failure) in
      if let proposal { try report.take(stage.accepted(proposal)) }
      return true
    }
    for orphan in orphans where names?.contains(orphan) ?? true {
      // An entry that is not understood may make any of them.
      let isRemoved =
        names != nil || arguments[VerifyOptions.removeOrphans] && !manifest.hasFaults
      try report.take(stage.outcome(orphan: orphan, isRemoved: isRemoved))
    }
    try report.end()
    return report.code
  }

  /// The names that are to be taken over, without detours, or nil for all.
  private static func names(
    _ arguments: ParsedArguments, manifest: Manifest, orphans: [String]
  ) throws(Failure) -> Set<String>? {
    let names = arguments.operands.dropFirst().map(FolderPath.normalized)
    guard !names.isEmpty else { return nil }
    let all = manifest.pictures.map(\.name) + orphans
    let known = Set(all.map(PathKey.init))
    for name in names where !known.contains(PathKey(name)) {
      let nearest = Suggestion.nearest(to: name, in: all)
      throw .usage(
        "the manifest has no picture \(name.quoted)"
          + (nearest.map { "; did you mean \($0.quoted)?" } ?? "; names are as verify tells them"))
    }
    return Set(names)
  }
}
