/// `codebox render`: words to a PNG file.
enum RenderCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    let output = try PictureOutput(arguments[OutputOptions.output])
    let artwork = try PictureCommand.render.artwork(arguments, text: try TextSource(arguments))
    ContrastWarnings.write(artwork.warnings)
    try output.write(artwork)
    return .done
  }
}
