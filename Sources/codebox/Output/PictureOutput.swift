import CodeField
import PNG

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
  func write(_ raster: Raster, scale: Double) throws(Failure) {
    try writePicture(raster, scale: scale)
    if !isStandardOutput { try Output.write("\(path)\n") }
  }

  /// Writes the picture and tells nothing.
  func writePicture(_ raster: Raster, scale: Double) throws(Failure) {
    try write { () throws(PNGError) in try PNGWriter.bytes(of: raster, scale: scale) }
  }

  /// Writes an animated picture and tells nothing.
  func writeAnimation(
    _ frames: [AnimationFrame], scale: Double, loops: Int
  ) throws(Failure) {
    try write { () throws(PNGError) in
      try AnimationWriter.bytes(of: frames, scale: scale, loops: loops)
    }
  }

  private func write(_ encode: () throws(PNGError) -> [UInt8]) throws(Failure) {
    let bytes = try translating(
      { (error: PNGError) in
        Failure(code: .software, message: "encoding failed: \(error.words)")
      }, encode)
    if isStandardOutput { return try Output.write(bytes) }
    try translating({ (error: SystemError) in error.failure(writing: path) }) {
      () throws(SystemError) in
      try FileWriter.replace(path, with: bytes)
    }
  }
}
