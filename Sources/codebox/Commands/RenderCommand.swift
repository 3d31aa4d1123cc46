/// `codebox render`: words to a PNG file.
enum RenderCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    let output = try PictureOutput(arguments[OutputOptions.output])
    let request = try Request(try LookLoader.resolve(arguments))
    let drawing = try Drawing(request, text: arguments.text)
    if request.checksContrast { ContrastWarnings.write(drawing) }
    try output.write(try drawing.raster(), scale: request.scale)
    return .done
  }
}
