/// Judges where reports go, before anything is drawn: none may take the place of what is read, nor lie
/// among the baselines.
enum ReportPaths {
  /// - Parameters:
  ///   - inputs: files that the run reads.
  ///   - baseline: the folder of baselines.
  /// - Throws: a usage failure.
  static func check(
    _ arguments: ParsedArguments, inputs: [String], baseline: String?
  ) throws(Failure) {
    if let folder = arguments[VerifyOptions.artifacts], let baseline {
      try Artifacts(folder: folder).checkApart(from: baseline)
    }
    var taken = inputs.map { (FolderPath.real($0), "a file that the run reads") }
    for option in [VerifyOptions.html, VerifyOptions.junit] {
      guard let path = arguments[option] else { continue }
      let real = FolderPath.real(path)
      if let (_, what) = taken.first(where: { $0.0 == real }) {
        throw .usage(
          "--\(option.name) \(path.quoted) would replace \(what); name another file")
      }
      if let baseline, FolderPath.isInside(real, FolderPath.real(baseline)) {
        throw .usage("--\(option.name) \(path.quoted) lies in --baseline; name another file")
      }
      taken.append((real, "the report of --\(option.name)"))
    }
  }
}
