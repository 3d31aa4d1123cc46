import TestSupport
import Testing

/// What stands in cells besides the text: cursors, placeholders, marks, colours by index.
@Suite struct ContentCases {
  private func cellsThatDiffer(_ field: Field, _ first: PixelImage, _ second: PixelImage) -> [Int] {
    (0..<field.count).filter { first.pixels(field.cell($0)) != second.pixels(field.cell($0)) }
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
