import Comparison

/// A picture that tells what drew it to a verdict: it is drawn again and compared with itself.
struct RedrawStage: Sendable {
  let rule: ComparisonRule
  let keeping: KeptPictures

  /// Judges the picture at a path.
  func finding(_ path: String) -> Finding {
    do throws(Failure) {
      let redrawing = try Redrawing(path)
      let result = try MomentsComparison(
        try Moments(redrawing.file, name: path.quoted), try Moments(redrawing.artwork), by: rule)
      var finding = Finding(name: path, result)
      if keeping.takes(finding.verdict) {
        finding.expected = redrawing.file
        finding.actual = try redrawing.artwork.bytes()
        finding.difference = try result.difference(by: rule, scale: redrawing.artwork.scale)
      }
      return finding
    } catch {
      return Finding(name: path, verdict: .unreadable, message: error.message)
    }
  }
}
