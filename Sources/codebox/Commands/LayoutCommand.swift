/// `codebox layout`: words to the field's geometry.
enum LayoutCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    let source = try TextSource(arguments)
    let request = try Request(try LookLoader.resolve(arguments))
    let drawing = try Drawing(request, text: try source.text(), needsMetrics: true)
    if request.checksContrast { ContrastWarnings.write(ContrastWarnings.lines(drawing)) }
    let report = LayoutReport.json(drawing, isSecure: request.isSecure)
    try Output.write(report.text() + "\n")
    return .done
  }
}
