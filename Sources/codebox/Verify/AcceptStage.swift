import PNG

/// A picture's verdict to a baseline.
struct AcceptStage: Sendable {
  let verify: VerifyStage
  /// The pictures to take over, or nil for all.
  let names: Set<String>?
  /// What verify kept, where only that is to be taken over.
  let artifacts: Artifacts?

  /// Takes a picture over where it is not the same as its baseline; nil where it is none of those that
  /// are asked for.
  func outcome(_ item: Manifest.Item) -> AcceptOutcome? {
    switch item {
    case .fault(let place, let failure):
      return names == nil
        ? AcceptOutcome(name: place, status: .failed, verdict: .failed, failure: failure) : nil
    case .picture(let picture):
      guard names?.contains(picture.name) ?? true else { return nil }
      let finding = verify.finding(item)
      func outcome(_ status: AcceptOutcome.Status, _ failure: Failure? = nil) -> AcceptOutcome {
        AcceptOutcome(
          name: picture.name, status: status, verdict: finding.verdict, failure: failure)
      }
      switch finding.verdict {
      case .same: return outcome(.unchanged)
      case .failed:
        return outcome(
          .failed, verify.manifest.placed(.content(finding.message ?? ""), of: picture))
      case .different, .missing, .unreadable, .orphan: break
      }
      do throws(Failure) {
        try write(picture)
        return outcome(.accepted)
      } catch {
        return outcome(.failed, verify.manifest.placed(error, of: picture))
      }
    }
  }

  private func write(_ picture: Manifest.Picture) throws(Failure) {
    let bytes = try verify.manifest.artwork(of: picture).bytes()
    if let artifacts {
      guard let kept = try artifacts.actual(picture.name) else {
        throw .content(
          "it is not among what verify kept in \(artifacts.folder.quoted)")
      }
      guard kept == bytes || PNGFile.areAlike(kept, bytes, limits: PixelLimits.png) else {
        throw .content(
          "it is drawn otherwise now than when verify kept it; verify again")
      }
    }
    try PictureFile.replace(try verify.baselines.path(of: picture.name), with: bytes)
  }

  /// Removes a baseline that no entry makes, where it is to be.
  func outcome(orphan name: String, isRemoved: Bool) -> AcceptOutcome {
    guard isRemoved else { return AcceptOutcome(name: name, status: .left, verdict: .orphan) }
    do throws(Failure) {
      try Output.remove(try verify.baselines.path(of: name))
      return AcceptOutcome(name: name, status: .removed, verdict: .orphan)
    } catch {
      return AcceptOutcome(name: name, status: .failed, verdict: .orphan, failure: error)
    }
  }
}
