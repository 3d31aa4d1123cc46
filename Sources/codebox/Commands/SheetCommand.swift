import CodeField

/// `codebox sheet`: many fields on one picture.
enum SheetCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    let output = try PictureOutput(arguments[OutputOptions.output])
    let plan = try SheetPlan(arguments)
    let text = try arguments.text.map { (word) throws(Failure) in try TextStage.source(word) }
    let theme = arguments[FieldOptions.theme]
    let composer = SheetComposer(
      plan: plan, scale: arguments[FieldOptions.scale], paper: arguments[SheetOptions.paper][theme],
      ink: arguments[SheetOptions.ink][theme], captionSize: arguments[SheetOptions.captionSize],
      pictures: try pictures(plan, text: text))
    let raster = try composer.scene().painted(scale: 1)
    try output.write(raster, scale: arguments[FieldOptions.scale])
    return .done
  }

  private static func pictures(
    _ plan: SheetPlan, text: String?
  ) throws(Failure) -> [[Raster]] {
    var pictures: [[Raster]] = []
    for row in plan.rows {
      var rasters: [Raster] = []
      for cell in row {
        do {
          let request = try Request(cell.arguments)
          let drawing = try Drawing(
            request, text: cell.arguments.text == "-" ? text : cell.arguments.text)
          if request.checksContrast { ContrastWarnings.write(drawing, place: cell.place) }
          rasters.append(try drawing.raster())
        } catch {
          throw Failure(code: error.code, message: "\(cell.place): \(error.message)")
        }
      }
      pictures.append(rasters)
    }
    return pictures
  }
}
