/// A manifest's item to a file.
struct BatchStage: Sendable {
  let manifest: Manifest
  /// Where the pictures' paths start, or nil for the working folder.
  let folder: String?

  /// An item's file before it is written, or what is wrong with it.
  struct Drawn: Sendable {
    let outcome: BatchOutcome
    let bytes: [UInt8]
  }

  /// Draws an item.
  func drawn(_ item: Manifest.Item) -> Drawn {
    switch item {
    case .fault(let place, let failure):
      return Drawn(
        outcome: BatchOutcome(name: nil, place: place, status: .failed, failure: failure), bytes: []
      )
    case .picture(let picture):
      let place = manifest.place(of: picture)
      do throws(Failure) {
        let artwork = try manifest.artwork(of: picture)
        return Drawn(
          outcome: BatchOutcome(
            name: picture.name, place: place, status: .written, warnings: artwork.warnings),
          bytes: try artwork.bytes())
      } catch {
        return Drawn(outcome: failed(picture.name, place, error), bytes: [])
      }
    }
  }

  /// Writes what was drawn, unless the file has the picture already.
  func written(_ drawn: Drawn) -> BatchOutcome {
    var outcome = drawn.outcome
    guard outcome.status != .failed, let name = outcome.name else { return outcome }
    do throws(Failure) {
      let isNew = try PictureFile.update(FolderPath.joined(folder, name), with: drawn.bytes)
      if !isNew { outcome.status = .unchanged }
      return outcome
    } catch {
      return failed(name, outcome.place, error)
    }
  }

  private func failed(_ name: String, _ place: String, _ failure: Failure) -> BatchOutcome {
    BatchOutcome(
      name: name, place: place, status: .failed,
      failure: Failure(
        code: failure.code, message: "\(place), \(name.quoted): \(failure.message)"))
  }
}
