/// A manifest, understood: the pictures to draw, in their order, and what is wrong with some entries.
struct Manifest: Sendable {
  /// A picture to draw.
  struct Picture: Sendable {
    /// Its path as the manifest has it, without detours.
    let name: String
    /// Which of `entries` draws it, and which of its combinations.
    let entry: Int
    let combination: Int
  }

  /// An element of a run.
  enum Item: Sendable {
    case picture(Picture)
    /// An entry, or one of its combinations, that says nothing that can be drawn.
    case fault(place: String, Failure)
  }

  private let entries: [ManifestEntry]
  let items: [Item]

  /// Understands a document.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - name: what messages call it.
  ///   - folder: what relative paths start from, or nil for the working folder.
  /// - Throws: a content failure for a document that is no manifest, one without entries, too many
  ///   pictures, or two pictures of one path.
  init(_ bytes: [UInt8], name: String, folder: String?) throws(Failure) {
    let document = try translating({ (fault: JSONReader.Fault) in
      .content("\(name), line \(fault.line): \(fault.message)")
    }) { () throws(JSONReader.Fault) in
      try ManifestDocument(bytes)
    }
    guard !document.entries.isEmpty else {
      throw .content(
        "\(name) has no entries; an entry is an object such as {\"output\": \"a.png\"}")
    }
    var entries: [ManifestEntry] = []
    var items: [Item] = []
    for words in document.entries {
      do throws(Failure) {
        let entry = try ManifestEntry(words, folder: folder)
        guard items.count + entry.count <= ManifestEntry.mostPictures else {
          throw .content(
            "\(words.place): the manifest has more than \(ManifestEntry.mostPictures) pictures")
        }
        items += (0..<entry.count).map { Self.item(entry, at: entries.count, $0) }
        entries.append(entry)
      } catch {
        items.append(.fault(place: words.place, error))
      }
    }
    self.entries = entries
    self.items = items
    try checkPaths(name: name, folder: folder)
  }

  private static func item(_ entry: ManifestEntry, at index: Int, _ combination: Int) -> Item {
    do throws(Failure) {
      return .picture(
        Picture(name: try entry.path(combination), entry: index, combination: combination))
    } catch {
      return .fault(
        place: entry.place, .content("\(entry.place): \(error.message)"))
    }
  }

  /// Two pictures of one path: the second would take the first one's place.
  private func checkPaths(name: String, folder: String?) throws(Failure) {
    var places: [String: Int] = [:]
    // An absolute path can lead where a relative one does.
    let hasAbsolute = pictures.contains { FolderPath.isAbsolute($0.name) }
    let root = hasAbsolute ? FolderPath.real(folder ?? ".") : nil
    for picture in pictures {
      let path = FolderPath.normalized(FolderPath.joined(root, picture.name))
      guard let other = places.updateValue(picture.entry, forKey: path) else { continue }
      let remedy =
        other == picture.entry
        ? "two combinations of \(entries[other].place) draw it; name all axes in “output”"
        : "\(entries[other].place) and \(entries[picture.entry].place) draw it"
      throw .content("\(name): \(picture.name.quoted) would be drawn twice: \(remedy)")
    }
  }

  var pictures: [Picture] {
    items.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
  }

  /// Whether something in it is not understood, so that its pictures are not all known.
  var hasFaults: Bool {
    items.contains { if case .fault = $0 { true } else { false } }
  }

  /// Where a picture's entry stands.
  func place(of picture: Picture) -> String { entries[picture.entry].place }

  /// A failure of a picture for a message: with its entry and its path.
  func placed(_ failure: Failure, of picture: Picture) -> Failure {
    Failure(
      code: failure.code,
      message: "\(place(of: picture)), \(picture.name.quoted): \(failure.message)")
  }

  /// What a picture shows.
  ///
  /// - Throws: a failure that leaves it to the caller to name the entry and the picture.
  func artwork(of picture: Picture) throws(Failure) -> Artwork {
    let entry = entries[picture.entry]
    do throws(Failure) {
      return try entry.artwork(picture.combination)
    } catch {
      // Nothing here is a fault of the command line.
      throw error.code == .usage ? .content(error.message) : error
    }
  }
}
