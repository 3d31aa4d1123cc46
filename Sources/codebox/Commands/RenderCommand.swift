import CodeField
import PNG

/// `codebox render`: words to a PNG file.
enum RenderCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) {
    let output = arguments[OutputOptions.output]
    let request = try Request(try LookLoader.resolve(arguments))
    try checkEnding(output)
    if output == "-", StandardStreams.isOutputTerminal {
      throw .usage("a PNG is not for a terminal; send it to a file or a pipe, or give -o FILE")
    }
    let drawing = try Drawing(request, text: arguments.text)
    if request.checksContrast { ContrastWarnings.write(drawing) }
    let raster = try drawing.raster()
    let bytes = try translating({ (error: PNGError) in
      Failure(code: .software, message: "encoding failed: \(error.words)")
    }) { () throws(PNGError) in
      try PNGWriter.bytes(of: raster, scale: request.scale)
    }
    if output == "-" || StandardStreams.isOutput(output) {
      try Output.write(bytes)
    } else {
      try translating({ (error: SystemError) in error.failure(writing: output) }) {
        () throws(SystemError) in
        try FileWriter.replace(output, with: bytes)
      }
      try Output.write(Array("\(output)\n".utf8))
    }
  }

  /// The endings of other kinds of picture: a PNG of that name would mislead.
  private static let otherEndings = [
    "jpg", "jpeg", "gif", "svg", "webp", "bmp", "tif", "tiff", "pdf", "avif", "heic",
  ]

  private static func checkEnding(_ output: String) throws(Failure) {
    let ending = output.lowercased().split(separator: ".").last.map(String.init) ?? ""
    if output.contains("."), otherEndings.contains(ending) {
      throw .usage("codebox draws PNG files; \(output.quoted) would be one by another name")
    }
  }
}
