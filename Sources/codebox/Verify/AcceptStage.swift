import PNG

/// A picture's verdict to a baseline.
struct AcceptStage: Sendable {
  let verify: VerifyStage
  /// The pictures to take over, or nil for all.
  let names: Set<String>?
  /// What verify kept, where only that is to be taken over.
  let artifacts: Artifacts?

  /// A picture's outcome before its baseline is written.
  struct Proposal: Sendable {
    let outcome: AcceptOutcome
    /// What is to be written; nil where nothing is.
    let bytes: [UInt8]?
  }

  /// Draws a picture and sees whether it is to be taken over; nil where it is none of those that are
  /// asked for.
  func proposal(_ item: Manifest.Item) -> Proposal? {
    switch item {
    case .fault(let place, let failure):
      guard names == nil else { return nil }
      return Proposal(
        outcome: AcceptOutcome(name: place, status: .failed, verdict: .failed, failure: failure),
        bytes: nil)
    case .picture(let picture):
      guard names?.contains(picture.name) ?? true else { return nil }
      let finding = verify.finding(item)
      func outcome(_ status: AcceptOutcome.Status, _ failure: Failure? = nil) -> AcceptOutcome {
        AcceptOutcome(
          name: picture.name, status: status, verdict: finding.verdict,
          failure: failure.map { verify.manifest.placed($0, of: picture) })
      }
      switch finding.verdict {
      case .same: return Proposal(outcome: outcome(.unchanged), bytes: nil)
      case .failed:
        return Proposal(outcome: outcome(.failed, .content(finding.message ?? "")), bytes: nil)
      case .different, .missing, .unreadable, .orphan: break
      }
      do throws(Failure) {
        return Proposal(outcome: outcome(.accepted), bytes: try bytes(of: picture))
      } catch {
        return Proposal(outcome: outcome(.failed, error), bytes: nil)
      }
    }
  }

  /// Writes what is proposed.
  func accepted(_ proposal: Proposal) -> AcceptOutcome {
    guard let bytes = proposal.bytes else { return proposal.outcome }
    let outcome = proposal.outcome
    do throws(Failure) {
      try PictureFile.replace(try verify.baselines.path(of: outcome.name), with: bytes)
      return outcome
    } catch {
      return AcceptOutcome(
        name: outcome.name, status: .failed, verdict: outcome.verdict, failure: error)
    }
  }

  private func bytes(of picture: Manifest.Picture) throws(Failure) -> [UInt8] {
    let bytes = try verify.manifest.artwork(of: picture).bytes()
    guard let artifacts else { return bytes }
    guard let kept = try artifacts.actual(picture.name) else {
      throw .content("it is not among what verify kept in \(artifacts.folder.quoted)")
    }
    guard kept == bytes || PNGFile.areAlike(kept, bytes, limits: PixelLimits.png) else {
      throw .content("it is drawn otherwise now than when verify kept it; verify again")
    }
    return bytes
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
