/// Findings as the XML that continuous integration reads: one suite, a case for each picture.
///
/// The elements and attributes are those of Jenkins' schema (junit-10.xsd), without times and host
/// names, so that the same findings give the same bytes.
enum JUnitReport {
  static func xml(_ findings: [Finding]) -> String {
    let failures = findings.count { kind($0.verdict) == "failure" }
    let errors = findings.count { kind($0.verdict) == "error" }
    let counts = "tests=\"\(findings.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"codebox verify\" \(counts)>\n"
      + "  <testsuite name=\"codebox.verify\" \(counts) skipped=\"0\">\n"
      + findings.map(testCase).joined()
      + "  </testsuite>\n</testsuites>\n"
  }

  /// The element that tells of a verdict: a failure is a picture that is not as expected, an error
  /// one that could not be judged.
  private static func kind(_ verdict: Verdict) -> String? {
    switch verdict {
    case .same: nil
    case .different, .missing, .orphan: "failure"
    case .unreadable, .failed: "error"
    }
  }

  private static func testCase(_ finding: Finding) -> String {
    let head =
      "    <testcase name=\"\(XMLText.attribute(finding.name))\" classname=\"codebox.verify\""
    guard let kind = kind(finding.verdict) else { return head + "/>\n" }
    let details = details(finding).map(XMLText.content).joined(separator: "\n")
    return head + ">\n      <\(kind) message=\"\(XMLText.attribute(finding.summary))\""
      + " type=\"\(finding.verdict.rawValue)\">\(details)</\(kind)>\n    </testcase>\n"
  }

  /// What a reader of the log wants to know, a line each.
  private static func details(_ finding: Finding) -> [String] {
    var lines = [finding.name + ": " + finding.summary]
    if let place = finding.place { lines.append("described at " + place) }
    for box in finding.comparison?.boxes ?? [] {
      lines.append("differs at \(box.x),\(box.y) in \(box.width)x\(box.height) pixels")
    }
    return lines
  }
}
