import CodeField

/// Arguments to a sheet's pixels.
enum SheetStage {
  static func artwork(
    _ arguments: ParsedArguments, text: TextSource
  ) throws(Failure) -> Artwork {
    let plan = try SheetPlan(arguments)
    if text != .none, plan.hasTexts {
      throw .usage("the sheet runs through texts, and another text is given; drop one of them")
    }
    // Read once, for all the pictures.
    let source = try text.text().map { TextSource.word($0) } ?? .none
    var warnings: [String] = []
    let pictures = try pictures(plan, text: source, warnings: &warnings)
    let theme = arguments[FieldOptions.theme]
    let scale = arguments[FieldOptions.scale]
    let composer = SheetComposer(
      plan: plan, scale: scale, paper: arguments[SheetOptions.paper][theme],
      ink: arguments[SheetOptions.ink][theme], captionSize: arguments[SheetOptions.captionSize],
      pictures: pictures)
    return Artwork(
      content: .still(try composer.scene().painted(scale: 1)), scale: scale, warnings: warnings)
  }

  private static func pictures(
    _ plan: SheetPlan, text: TextSource, warnings: inout [String]
  ) throws(Failure) -> [[Raster]] {
    var pictures: [[Raster]] = []
    for row in plan.rows {
      var rasters: [Raster] = []
      for cell in row {
        do {
          let artwork = try PictureCommand.field(
            cell.arguments, text: cell.text.map { .word($0) } ?? text)
          warnings += artwork.warnings.map { "\(cell.place): \($0)" }
          if case .still(let raster) = artwork.content { rasters.append(raster) }
        } catch {
          throw Failure(code: error.code, message: "\(cell.place): \(error.message)")
        }
      }
      pictures.append(rasters)
    }
    return pictures
  }
}
