/// `codebox sheet`: many fields on one picture.
enum SheetCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    let output = try PictureOutput(arguments[OutputOptions.output])
    let artwork = try PictureCommand.sheet.artwork(arguments, text: try TextSource(arguments))
    ContrastWarnings.write(artwork.warnings)
    try output.write(artwork)
    return .done
  }
}
