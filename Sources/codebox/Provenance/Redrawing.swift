/// A picture beside the one that what is stored in it draws now.
struct Redrawing: Sendable {
  /// The picture's file.
  let file: [UInt8]
  /// What its stored look draws.
  let artwork: Artwork

  /// Reads a PNG file and draws its stored look. Relative paths in the look start from the working
  /// folder.
  ///
  /// - Throws: a failure for a file that is no PNG or has no stored look, for a look that cannot be
  ///   drawn, and for a picture that shows characters which are not stored.
  init(_ path: String) throws(Failure) {
    file = try PictureFile.bytes(ofFile: path)
    let provenance = try Provenance(file: file, path: path)
    let request = try provenance.request()
    if provenance.paths.contains(where: { FolderPath.real($0) == FolderPath.real(path) }) {
      throw .content(
        "\(path.quoted) names itself among the pictures that it is drawn from, so it would always be "
          + "the same")
    }
    if provenance.hidesShownCharacters(of: request) {
      throw .content(
        "\(path.quoted) shows characters of a text that is not stored, so it cannot be drawn again "
          + "from itself; draw it without --mask-except-last to have it checked")
    }
    artwork = Artwork(
      content: .still(try provenance.drawing(request).raster()), scale: request.scale)
  }
}
