import Comparison

/// A picture that tells what drew it to a verdict: it is drawn again and compared with itself.
struct RedrawStage: Sendable {
  let rule: ComparisonRule
  let keeping: KeptPictures

  /// Judges the picture at a path.
  func finding(_ path: String) -> Finding {
    do throws(Failure) {
      let redrawing = try Redrawing(path)
      let comparison = Comparer.compare(redrawing.stored, redrawing.drawn, by: rule)
      var finding = Finding(
        name: path, verdict: comparison.isSame ? .same : .different, comparison: comparison)
      guard keeping.takes(finding.verdict) else { return finding }
      finding.expected = try PictureFile.bytes(of: path)
      finding.actual = try Artwork(content: .still(redrawing.drawn), scale: redrawing.scale).bytes()
      if finding.verdict == .different {
        let difference = Comparer.difference(redrawing.stored, redrawing.drawn, by: rule)
        finding.difference = try Artwork(content: .still(difference), scale: redrawing.scale)
          .bytes()
      }
      return finding
    } catch {
      return Finding(name: path, verdict: .unreadable, message: error.message)
    }
  }
}
