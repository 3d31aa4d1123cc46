import CodeField

/// A picture that a command's word names: a file, or what stands on standard input.
struct PictureSource: Sendable {
  /// The picture as messages name it.
  let name: String
  private let bytes: [UInt8]

  /// Reads it.
  ///
  /// - Parameter word: a path, or `-` for standard input.
  init(_ word: String) throws(Failure) {
    guard word == "-" else {
      name = word.quoted
      bytes = try PictureFile.bytes(of: word)
      return
    }
    name = "standard input"
    bytes = try translating({ (error: SystemError) in error.failureOfInput }) {
      () throws(SystemError) in
      try StandardStreams.readInput(limit: PictureFile.limit)
    }
  }

  /// What it shows over time.
  func moments() throws(Failure) -> Moments { try Moments(bytes, name: name) }

  /// The pixels of its still.
  func raster() throws(Failure) -> Raster { try PictureFile.raster(bytes, name: name) }
}
