import TestSupport
import Testing

/// States of the field and of its cells: highlight, error, disabled, cursor, placeholder.
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

  // MARK: Cursor

  /// V21: in an empty cell the bar stands in the middle, and inside the border.
  @Test(arguments: [1.0, 2, 3]) func theBarStandsInTheMiddle(scale: Double) throws {
    let field = try Field(4, scale: scale)
    let focused = ["--focus", "--focus-color", "#8C8C8C", "--focus-border-width", "1"]
    let image = try field.image(focused + ["--cursor", "bar"])
    let bar = Coverage(of: image, without: try field.image(focused), in: field.cell(0))
    let box = try #require(bar.box)
    #expect(abs((box.left + box.right) / 2 - field.center(0).x) <= 0.5)
    #expect(abs((box.top + box.bottom) / 2 - field.center(0).y) <= 0.5)
    #expect(box.right - box.left == 2 * scale && box.bottom - box.top <= 46 * scale)
  }

  /// V24, V20: in a filled cell it stands right of the digit and does not touch it.
  @Test(arguments: ["123456", "111111", "888888"]) func theBarStandsBesideADigit(text: String)
    throws
  {
    let field = try Field(6)
    let digits = try field.image(["--focus"], text: text)
    let cursor = try field.image(
      ["--focus", "--cursor", "bar", "--cursor-color", "red"], text: text)
    let blank = try field.image(
      ["--focus", "--focus-when-full", "last"], text: String(text.dropLast()))
    let ink = Coverage(of: digits, without: blank, in: field.cell(5).inset(by: 2))
    let bar = Coverage(of: cursor, without: digits, in: field.cell(5).inset(by: 2))
    let inkBox = try #require(ink.box)
    let barBox = try #require(bar.box)
    #expect(barBox.left >= inkBox.right && barBox.right <= 278)
    #expect(
      try field.image(
        ["--focus", "--focus-when-full", "none", "--cursor", "bar"], text: text)
        == field.image(text: text))
  }

  /// V18: hiding the text does not move the cursor.
  @Test func theCursorDoesNotFollowTheMask() throws {
    let field = try Field(4)
    let options = ["--charset", "any", "--focus", "--cursor", "bar"]
    let plain = try field.image(options, text: "WmW")
    let secure = try field.image(options + ["--secure"], text: "WmW")
    #expect(plain.pixels(field.cell(3)) == secure.pixels(field.cell(3)))
  }

  /// V22, V04: what is drawn depends on what there is, not on what there was.
  @Test func noMemory() throws {
    let field = try Field(4)
    let options = ["--focus", "--cursor", "bar"]
    #expect(try field.png(options, text: "12") == field.png(options, text: "12"))
  }

  @Test func shapesAndSizesOfCursors() throws {
    let field = try Field(2)
    func box(_ options: String...) throws -> (Double, Double, Double, Double) {
      let image = try field.image(["--focus", "--cursor-color", "black"] + options)
      let box = try #require(
        Coverage(of: image, without: try field.image(["--focus"]), in: field.cell(0).inset(by: 2))
          .box)
      return (box.left, box.top, box.right, box.bottom)
    }
    #expect(
      try box("--cursor", "bar", "--cursor-width", "4", "--cursor-height", "30")
        == (18, 9, 22, 39))
    #expect(
      try box(
        "--cursor", "underscore", "--cursor-width", "20", "--cursor-height", "1",
        "--cursor-offset", "8") == (10, 37, 30, 38))
    #expect(
      try box("--cursor", "block", "--cursor-width", "12", "--cursor-height", "24")
        == (14, 12, 26, 36))
  }

  // MARK: Placeholder

  /// V32: one character stands in every empty cell, or each cell has its own.
  @Test func placeholders() throws {
    let field = try Field(6)
    let one = try field.image(["--placeholder", "-"], text: "1")
    let blank = try field.image(text: "1")
    #expect(cellsThatDiffer(field, one, blank) == [1, 2, 3, 4, 5])
    for index in 2..<6 { #expect(one.pixels(field.cell(index)) == one.pixels(field.cell(1))) }

    let color = ["--placeholder-color", "black"]
    let each = try field.image(["--placeholder", "123456"] + color)
    #expect(try each == field.image(text: "123456"))
    let wrong = try Codebox.run(["render", "--placeholder", "123", "-o", "-"])
    #expect(wrong.code == 2 && wrong.errors.contains("3 characters"))
  }

  /// V33: a digit has no ghost behind it.
  @Test func aFilledCellHasNoPlaceholder() throws {
    let field = try Field(2)
    let image = try field.image(["--placeholder", "8"], text: "1")
    #expect(try image.pixels(field.cell(0)) == field.image(text: "1").pixels(field.cell(0)))
  }

  /// Where a cursor stands no placeholder does, unless it is asked for.
  @Test func theFocusedCellsPlaceholder() throws {
    let field = try Field(2)
    let bare = try field.image(["--focus"])
    let cursor = ["--focus", "--cursor", "bar"]
    let placeholder = ["--placeholder", "0"]
    #expect(cellsThatDiffer(field, try field.image(["--focus"] + placeholder), bare) == [0, 1])
    #expect(
      cellsThatDiffer(field, try field.image(cursor + placeholder), try field.image(cursor)) == [1])
    #expect(
      cellsThatDiffer(
        field, try field.image(cursor + placeholder + ["--placeholder-in-focus", "show"]),
        try field.image(cursor)) == [0, 1])
    #expect(
      cellsThatDiffer(
        field, try field.image(["--focus"] + placeholder + ["--placeholder-in-focus", "hide"]), bare
      )
        == [1])
  }

  /// V45: a placeholder does not move the cells.
  @Test func aPlaceholderDoesNotMoveCells() throws {
    let field = try Field(6)
    let image = try field.image(["--charset", "any", "--placeholder", "·"])
    #expect(image.width == (try field.image()).width)
    #expect(image[0, 0] == (try field.image())[0, 0])
  }

  // MARK: Masks

  /// V06: the last character shows whole, the others are masked whole.
  @Test func theLastCharacterShows() throws {
    let field = try Field(4)
    let image = try field.image(["--secure", "--mask-except-last"], text: "12")
    let dots = try field.image(["--secure"], text: "12")
    let digits = try field.image(text: "12")
    #expect(image.pixels(field.cell(0)) == dots.pixels(field.cell(0)))
    #expect(image.pixels(field.cell(1)) == digits.pixels(field.cell(1)))
  }

  @Test func nothingHidesACharacterToo() throws {
    let field = try Field(4)
    let image = try field.image(
      ["--secure", "--mask", "none", "--filled-cell-color", "#00FF00"], text: "12")
    let green = PixelImage.Pixel(0, 255, 0)
    #expect(image[20, 24] == green && image[68, 24] == green && image[116, 24] == .white)
  }

  // MARK: Case and colours by index

  @Test func letterCase() throws {
    let field = try Field(4)
    let options = ["--charset", "alphanumeric"]
    #expect(
      try field.png(options + ["--case", "upper"], text: "ab12")
        == field.png(options, text: "AB12"))
    #expect(
      try field.png(options + ["--case", "lower"], text: "AB12")
        == field.png(options, text: "ab12"))
  }

  @Test func coloursOfSingleCells() throws {
    let field = try Field(3)
    let image = try field.image(
      ["--cell-color-at", "2=#00FF00,3=#0000FF", "--text-color-at", "1=red"], text: "8")
    #expect(image[58, 10] == .init(0, 255, 0) && image[106, 10] == .init(0, 0, 255))
    #expect(image.pixels(field.cell(0)).joined().contains(.init(255, 0, 0)))
    for word in ["0=red", "1=red,1=blue", "x=red", "1:red", "1=", ""] {
      #expect(try Codebox.run(["render", "--text-color-at=\(word)"]).code == 2)
    }
  }
}
