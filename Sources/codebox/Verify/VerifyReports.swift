/// Everything that a verification tells: lines, a folder of pictures, a page, and JUnit XML.
struct VerifyReports {
  /// How many bytes of pictures that are the same a page takes; the others stand in it by name.
  private static let mostKept = 64 << 20

  private let title: String
  private var lines: VerifyReport
  private let artifacts: Artifacts?
  private let page: String?
  private let junit: String?
  private var findings: [Finding] = []
  private var kept = 0

  /// - Parameter title: what was verified.
  init(_ arguments: ParsedArguments, title: String) {
    self.title = title
    lines = VerifyReport(arguments)
    artifacts = arguments[VerifyOptions.artifacts].map { Artifacts(folder: $0) }
    page = arguments[VerifyOptions.html]
    junit = arguments[VerifyOptions.junit]
  }

  /// Whose pictures are needed.
  var keeping: KeptPictures { page != nil ? .all : artifacts != nil ? .ofDifferences : .none }

  /// What the run ends with.
  var code: ExitCode { lines.code }

  mutating func take(_ finding: Finding) throws(Failure) {
    try lines.take(finding)
    try artifacts?.take(finding)
    if page != nil || junit != nil { findings.append(trimmed(finding)) }
  }

  /// The finding without the pictures that no report shows.
  private mutating func trimmed(_ finding: Finding) -> Finding {
    var finding = finding
    if page == nil || finding.verdict == .same { finding.expected = nil }
    if page == nil { finding.difference = nil }
    kept += finding.verdict == .same ? finding.actual?.count ?? 0 : 0
    if page == nil || finding.verdict == .same && kept > Self.mostKept { finding.actual = nil }
    return finding
  }

  /// Tells that nothing could be judged, in all reports.
  ///
  /// - Parameter name: what cannot be used.
  mutating func fail(_ failure: Failure, name: String) throws(Failure) {
    try take(Finding(name: name, verdict: .failed, place: name, message: failure.message))
    try end()
  }

  /// Writes the files, and tells the sum.
  func end() throws(Failure) {
    if let page {
      try Output.write(HTMLReport.page(findings, title: "codebox verify \(title)"), to: page)
    }
    if let junit { try Output.write(Array(JUnitReport.xml(findings).utf8), to: junit) }
    try lines.end()
  }
}
