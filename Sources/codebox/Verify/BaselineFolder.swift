/// The folder of pictures that others are compared with.
struct BaselineFolder: Sendable {
  let path: String

  /// Where the baseline of a picture lies.
  ///
  /// - Throws: a content failure for a picture whose path does not stay in the folder.
  func path(of name: String) throws(Failure) -> String {
    let path = FolderPath.normalized(name)
    guard !FolderPath.isAbsolute(path), path != "..", !path.utf8.starts(with: "../".utf8) else {
      throw .content(
        "\(name.quoted) leaves its folder, so it has no place below another")
    }
    return FolderPath.joined(self.path, path)
  }

  /// The pictures of a part that no entry of the whole manifest makes: PNG files in the folder and in
  /// those below. A folder that does not exist has none.
  func orphans(of manifest: Manifest, shard: Shard) throws(Failure) -> [String] {
    let names = Set(manifest.pictures.map { PathKey($0.name) })
    var folders = RealFolders()
    let files: [String]
    do throws(SystemError) {
      files = try FolderListing.files(in: path)
    } catch  where error.isMissing {
      files = []
    } catch {
      throw error.failure(reading: path)
    }
    return files.filter { file in
      file.hasEnding(".png", ".apng") && !names.contains(PathKey(file)) && shard.contains(file)
        && !manifest.inputs.contains(folders.key(of: FolderPath.joined(path, file)))
    }
  }
}
