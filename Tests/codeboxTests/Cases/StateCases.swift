import TestSupport
import Testing

/// States of the field and of its cells: highlight, error, success, disabled.
@Suite struct StateCases {
  private func cellsThatDiffer(_ field: Field, _ first: PixelImage, _ second: PixelImage) -> [Int] {
    (0..<field.count).filter { first.pixels(field.cell($0)) != second.pixels(field.cell($0)) }
  }

  // MARK: Highlight
  /// V25, V26: focus highlights the next cell to fill, and nothing else.
  @Test(arguments: [(nil, 0), ("12", 2), ("12345", 5), ("123456", 5)] as [(String?, Int)])
  func focusHighlightsOneCell(text: String?, cell: Int) throws {
    let field = try Field(6)
    let plain = try field.image(text: text)
    #expect(cellsThatDiffer(field, plain, try field.image(["--focus"], text: text)) == [cell])
  }

  @Test func aFullFieldMayHaveNoFocus() throws {
    let field = try Field(6)
    #expect(
      try field.image(["--focus", "--focus-when-full", "none"], text: "123456")
        == field.image(text: "123456"))
  }

  @Test func withoutFocusAllEmptyCellsAreAlike() throws {
    let field = try Field(6)
    let image = try field.image()
    for index in 1..<6 { #expect(image.pixels(field.cell(index)) == image.pixels(field.cell(0))) }
  }

  @Test func allCellsCanLookFocused() throws {
    let field = try Field(6)
    let image = try field.image(["--focus", "--focus-all"], text: "1")
    #expect(cellsThatDiffer(field, image, try field.image(text: "1")) == Array(0..<6))
  }

  /// V48: the focused cell of joined ones has four sides of its own colour and thickness.
  @Test(arguments: [1.0, 2, 3], ["1", "2"]) func theFocusedJoinedCellHasFourSides(
    scale: Double, width: String
  ) throws {
    let run = try Codebox.run([
      "render", "-n", "4", "-s", "joined", "--corner-radius", "0", "--cell-size", "40", "--focus",
      "--focus-color", "#FF0000", "--focus-border-width", width, "--scale", "\(scale)", "12", "-o",
      "-",
    ])
    let image = try PixelImage(png: run.output)
    let red = PixelImage.Pixel(255, 0, 0)
    let row = (0..<image.width).filter { image[$0, image.height / 2] == red }
    let column = (0..<image.height).filter { image[Int(100 * scale), $0] == red }
    let thickness = Int((Double(width) ?? 1) * scale)
    // A line that is shared lies over the common edge, at 80 and 120 pt.
    #expect(row.count == 2 * thickness && column.count == 2 * thickness)
    #expect(row.first.map { abs(Double($0) - 80 * scale) <= Double(thickness) } == true)
    #expect(column == Array(0..<thickness) + Array(image.height - thickness..<image.height))
  }

  // MARK: Error, success, disabled
  /// V28: in error every border has the error's colour, the focused one too.
  @Test func errorColoursEveryBorder() throws {
    let field = try Field(6)
    let options = ["--state", "error", "--error-color", "#D00000", "--focus"]
    let image = try field.image(options, text: "123")
    for index in 0..<6 {
      let cell = field.cell(index)
      for y in cell.y {
        #expect(image[cell.x.lowerBound, y] == .init(0xD0, 0, 0))
        #expect(image[cell.x.upperBound - 1, y] == .init(0xD0, 0, 0))
      }
    }
    #expect(try field.image(["--state", "normal"], text: "123") == field.image(text: "123"))
  }

  /// The precedence: disabled > error > success > focused > filled > plain.
  @Test func precedence() throws {
    let field = try Field(3)
    let colors = [
      "--border-color", "#000001", "--filled-color", "#000002", "--focus-color", "#000003",
      "--success-color", "#000004", "--error-color", "#000005", "--disabled-color", "#000006",
      "--disabled-opacity", "1",
    ]
    func borders(_ options: String...) throws -> [UInt8] {
      let image = try field.image(colors + options, text: "1")
      return (0..<3).map { image[field.cell($0).x.lowerBound, 24].blue }
    }
    #expect(try borders() == [2, 1, 1])
    #expect(try borders("--focus") == [2, 3, 1])
    #expect(try borders("--focus", "--state", "success") == [4, 4, 4])
    #expect(try borders("--focus", "--state", "error") == [5, 5, 5])
    #expect(try borders("--focus", "--state", "disabled") == [6, 6, 6])
  }

  /// Properties that a state leaves open come from the states below it.
  @Test func statesFallBackByProperty() throws {
    let field = try Field(2)
    let image = try field.image([
      "--focus", "--state", "error", "--focus-cell-color", "#00FF00", "--error-text-color", "red",
    ])
    #expect(image[10, 10] == .init(0, 255, 0))
    #expect(image[58, 10] == .white)
  }

  /// V30: disabled is seen, keeps its digits at the opacity's mass, and has no cursor.
  @Test func disabled() throws {
    let field = try Field(6)
    let blank = try field.image(["--border-width", "0"])
    let enabled = try field.image(["--border-width", "0"], text: "123")
    let options = ["--border-width", "0", "--state", "disabled", "--disabled-opacity", "0.4"]
    let disabled = try field.image(options + ["--focus", "--cursor", "bar"], text: "123")
    #expect(cellsThatDiffer(field, enabled, disabled) == [0, 1, 2])
    for index in 0..<3 {
      let full = Coverage(of: enabled, without: blank, in: field.cell(index)).mass
      let pale = Coverage(of: disabled, without: blank, in: field.cell(index)).mass
      #expect(abs(pale / full - 0.4) <= 0.02)
    }
  }
}
