/// Where a picture goes.
struct PictureOutput {
  private let path: String

  /// Judges the path before anything is drawn.
  init(_ path: String) throws(Failure) {
    self.path = path
    let ending = path.lowercased().split(separator: ".").last.map(String.init) ?? ""
    if path.contains("."), Self.otherEndings.contains(ending) {
      throw .usage("codebox draws PNG files; \(path.quoted) would be one by another name")
    }
    if path == "-", StandardStreams.isOutputTerminal {
      throw .usage("a PNG is not for a terminal; send it to a file or a pipe, or give -o FILE")
    }
  }

  /// The endings of other kinds of picture: a PNG of that name would mislead.
  private static let otherEndings = [
    "jpg", "jpeg", "gif", "svg", "webp", "bmp", "tif", "tiff", "pdf", "avif", "heic",
  ]

  /// Whether the picture goes to standard output.
  var isStandardOutput: Bool { path == "-" || StandardStreams.isOutput(path) }

  /// Writes the picture, and its path to standard output unless the picture itself went there.
  func write(_ artwork: Artwork) throws(Failure) {
    try writeFile(artwork)
    if !isStandardOutput { try Output.write("\(path)\n") }
  }

  /// Writes the picture and tells nothing.
  func writeFile(_ artwork: Artwork) throws(Failure) {
    let bytes = try artwork.bytes()
    if isStandardOutput { return try Output.write(bytes) }
    try Output.write(bytes, to: path)
  }
}
