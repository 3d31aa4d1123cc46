/// A folder with the pictures of what is not the same, for people to look at: `expected/NAME`,
/// `actual/NAME` and `difference/NAME`.
struct Artifacts: Sendable {
  let folder: String

  /// Keeps a finding's pictures, and takes away those that an earlier run kept of it and that do not
  /// hold any more.
  func take(_ finding: Finding) throws(Failure) {
    let isKept = finding.verdict != .same
    for (kind, bytes) in [
      ("expected", finding.expected), (Self.actual, finding.actual),
      ("difference", finding.difference),
    ] {
      let path = try path(kind, finding.name)
      if let bytes, isKept {
        try Output.write(bytes, to: path)
      } else {
        try Output.remove(path)
      }
    }
  }

  /// The new picture that is kept of a name, or nil.
  func actual(_ name: String) throws(Failure) -> [UInt8]? {
    try PictureFile.bytesIfPresent(of: try path(Self.actual, name))
  }

  private func path(_ kind: String, _ name: String) throws(Failure) -> String {
    try BaselineFolder(path: "\(folder)/\(kind)").path(of: name)
  }

  private static let actual = "actual"
}
