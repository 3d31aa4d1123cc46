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
  /// The files that it is made of: its own, and those that its entries name.
  let inputs: Set<PathKey>

  /// Understands a document.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - name: what messages call it.
  ///   - folder: what relative paths start from, or nil for the working folder.
  ///   - path: the document's file, if it has one.
  ///   - outputs: where the pictures' paths start, or nil for the working folder.
  /// - Throws: a content failure for a document that is no manifest, one without entries, too many
  ///   pictures, two pictures of one path, or one in the place of what it is drawn from.
  init(
    _ bytes: [UInt8], name: String, folder: String?, path: String? = nil, outputs: String? = nil
  ) throws(Failure) {
    var entries: [ManifestEntry] = []
    var items: [Item] = []
    func take(_ words: ManifestDocument.Entry) {
      do throws(Failure) {
        let entry = try ManifestEntry(
          words, folder: folder, most: ManifestEntry.mostPictures - items.count)
        items += (0..<entry.count).map { Self.item(entry, at: entries.count, $0) }
        entries.append(entry)
      } catch {
        items.append(.fault(place: words.place, error))
      }
    }
    try translating({ (fault: JSONReader.Fault) in
      .content("\(name), line \(fault.line): \(fault.message)")
    }) { () throws(JSONReader.Fault) in
      try ManifestDocument.read(bytes, take)
    }
    guard !items.isEmpty else {
      throw .content(
        "\(name) has no entries; an entry is an object such as {\"output\": \"a.png\"}")
    }
    self.entries = entries
    self.items = items
    var folders = RealFolders()
    inputs = Set(([path].compactMap { $0 } + entries.flatMap(\.inputs)).map { folders.key(of: $0) })
    try checkPaths(name: name, folder: outputs, &folders)
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

  /// Two pictures of one file: the second would take the first one's place. What a picture is drawn
  /// from must not be taken either.
  private func checkPaths(
    name: String, folder: String?, _ folders: inout RealFolders
  ) throws(Failure) {
    // Names that differ only in how their letters are put together are one file on some systems.
    var places: [String: Int] = [:]
    var parents: Set<String> = []
    for picture in pictures {
      let file = folders.file(of: FolderPath.joined(folder, picture.name))
      if inputs.contains(PathKey(file)) {
        throw .content(
          "\(name): \(picture.name.quoted) would be drawn in the place of a file that the manifest reads"
        )
      }
      parents.insert(FolderPath.parent(of: file))
      guard let other = places.updateValue(picture.entry, forKey: file) else { continue }
      let remedy =
        other == picture.entry
        ? "two combinations of \(entries[other].place) draw it; name all axes in “output”"
        : "\(entries[other].place) and \(entries[picture.entry].place) draw it"
      throw .content("\(name): \(picture.name.quoted) would be drawn twice: \(remedy)")
    }
    for parent in parents.sorted() {
      var folder = parent
      while folder != "/", folder != "." {
        if let entry = places[folder] {
          throw .content(
            "\(name): \(folder.quoted) would be a picture, which \(entries[entry].place) draws, and a "
              + "folder of others")
        }
        folder = FolderPath.parent(of: folder)
      }
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
      throw error.ofContent
    }
  }
}
