/// A folder with the pictures of what is not the same, for people to look at: `expected/NAME`,
/// `actual/NAME` and `difference/NAME`.
struct Artifacts: Sendable {
  let folder: String

  /// Judges the folder before anything is written or taken away.
  ///
  /// - Throws: a usage failure where pictures to keep and baselines would mix.
  func checkApart(from baselines: String) throws(Failure) {
    let baselines = FolderPath.real(baselines)
    if FolderPath.isInside(FolderPath.real(folder), baselines) {
      throw .usage("--artifacts lies in --baseline, where its pictures would be orphans; move it")
    }
    let kept = Self.kinds.map { FolderPath.real("\(folder)/\($0)") }
    if kept.contains(where: { FolderPath.isInside(baselines, $0) }) {
      throw .usage(
        "--baseline lies among what --artifacts keeps, where baselines would be taken away; move it"
      )
    }
  }

  /// Keeps a finding's pictures, and takes away those that an earlier run kept of it and that do not
  /// hold any more.
  func take(_ finding: Finding) throws(Failure) {
    let isKept = finding.verdict != .same
    for (kind, bytes) in [
      (Self.expected, finding.expected), (Self.actual, finding.actual),
      (Self.difference, finding.difference),
    ] {
      let path = path(kind, finding.name)
      if let bytes, isKept {
        try PictureFile.replace(path, with: bytes)
      } else {
        try Output.remove(path)
      }
    }
  }

  /// The new picture that is kept of a name, or nil.
  func actual(_ name: String) throws(Failure) -> [UInt8]? {
    try PictureFile.bytesIfPresent(of: path(Self.actual, name))
  }

  /// A path that leaves its folder has a place here all the same.
  private func path(_ kind: String, _ name: String) -> String {
    let parts = name.split(separator: "/").map { $0 == ".." ? "__" : String($0) }
    return ([folder, kind] + parts).joined(separator: "/")
  }

  private static let expected = "expected"
  private static let actual = "actual"
  private static let difference = "difference"
  private static let kinds = [expected, actual, difference]
}
