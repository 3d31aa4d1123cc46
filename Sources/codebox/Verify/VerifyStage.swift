import Comparison

/// A manifest's item to a verdict.
struct VerifyStage: Sendable {
  let manifest: Manifest
  let baselines: BaselineFolder
  let rule: ComparisonRule
  let keeping: KeptPictures

  /// Draws an item in memory and compares it with its baseline.
  func finding(_ item: Manifest.Item) -> Finding {
    switch item {
    case .fault(let place, let failure):
      return Finding(name: place, verdict: .failed, place: place, message: failure.message)
    case .picture(let picture):
      var finding: Finding
      do throws(Failure) {
        let artwork = try manifest.artwork(of: picture)
        finding = try judge(artwork, name: picture.name)
      } catch {
        finding = Finding(name: picture.name, verdict: .failed, message: error.message)
      }
      finding.place = manifest.place(of: picture)
      return finding
    }
  }

  /// A baseline that no entry makes.
  func orphan(_ name: String) -> Finding {
    var finding = Finding(name: name, verdict: .orphan)
    if keeping.takes(.orphan), let path = try? baselines.path(of: name) {
      finding.expected = try? PictureFile.bytesIfPresent(of: path)
    }
    return finding
  }

  /// Compares what was drawn with its baseline. A comparison that cannot be made is told as such, and
  /// never as one that went well.
  private func judge(_ artwork: Artwork, name: String) throws(Failure) -> Finding {
    let path = try baselines.path(of: name)
    var finding: Finding
    var baseline: [UInt8]?
    do throws(Failure) {
      baseline = try PictureFile.bytesIfPresent(of: path)
      finding =
        if let baseline { try compare(artwork, baseline, name: name, path: path) } else {
          Finding(name: name, verdict: .missing)
        }
    } catch {
      finding = Finding(name: name, verdict: .unreadable, message: error.message)
    }
    if keeping.takes(finding.verdict) { finding.expected = baseline }
    if keeping.takes(finding.verdict) { finding.actual = try artwork.bytes() }
    return finding
  }

  private func compare(
    _ artwork: Artwork, _ baseline: [UInt8], name: String, path: String
  ) throws(Failure) -> Finding {
    let result = try MomentsComparison(
      try Moments(baseline, name: path.quoted), try Moments(artwork), by: rule)
    var finding = Finding(name: name, result)
    if keeping.takes(finding.verdict) {
      finding.difference = try result.difference(by: rule, scale: artwork.scale)
    }
    return finding
  }
}
