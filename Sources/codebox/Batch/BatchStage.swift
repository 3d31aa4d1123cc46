/// A manifest's item to a file.
struct BatchStage: Sendable {
  let manifest: Manifest
  /// Where the pictures' paths start, or nil for the working folder.
  let folder: String?

  /// Draws an item and writes its file, unless the file has the picture already.
  func outcome(_ item: Manifest.Item) -> BatchOutcome {
    switch item {
    case .fault(let place, let failure):
      return BatchOutcome(name: nil, place: place, status: .failed, failure: failure)
    case .picture(let picture):
      let place = manifest.place(of: picture)
      do throws(Failure) {
        let artwork = try manifest.artwork(of: picture)
        let isNew = try PictureFile.update(
          FolderPath.joined(folder, picture.name), with: try artwork.bytes())
        return BatchOutcome(
          name: picture.name, place: place, status: isNew ? .written : .unchanged,
          warnings: artwork.warnings)
      } catch {
        return BatchOutcome(
          name: picture.name, place: place, status: .failed,
          failure: manifest.placed(error, of: picture))
      }
    }
  }
}
