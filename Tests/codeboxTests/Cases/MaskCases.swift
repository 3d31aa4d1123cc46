import TestSupport
import Testing

/// Marks that hide characters.
@Suite struct MaskCases {
  /// V01: every mask character's ink stands in the middle of its cell, whatever its place on the
  /// line.
  @Test(arguments: ["*", "•", "●", "■", "x", "dot"], [1.0, 2, 3])
  func marksAreCentered(mask: String, scale: Double) throws {
    let field = try Field(4, scale: scale)
    let image = try field.image(["--secure", "--mask", mask], text: "1234")
    let blank = try field.image()
    for index in 0..<4 {
      let center = try #require(
        Coverage(of: image, without: blank, in: field.cell(index)).center)
      #expect(abs(center.x - field.center(index).x) <= 0.5, "\(mask) in cell \(index)")
      #expect(abs(center.y - field.center(index).y) <= 0.5, "\(mask) in cell \(index)")
    }
  }

  /// V02: a dot in a low cell is whole: of the documented area, and as large above as below.
  @Test(arguments: [1.0, 2, 3]) func dotsAreWholeInLowCells(scale: Double) throws {
    let options = [
      "render", "-n", "6", "--layout", "gap", "--gap", "8", "--cell-size", "40x24", "--scale",
      "\(scale)", "-o", "-",
    ]
    let blank = try PixelImage(png: try Codebox.run(options).output)
    let image = try PixelImage(png: try Codebox.run(options + ["--secure", "123456"]).output)
    for index in 0..<6 {
      let left = Int(48 * Double(index) * scale)
      let area = PixelArea(x: left..<left + Int(40 * scale), y: 0..<Int(24 * scale))
      let dot = Coverage(of: image, without: blank, in: area)
      let box = try #require(dot.box)
      #expect(box.top >= 2 * scale && box.bottom <= 22 * scale)
      let radius = 7.2 * scale
      #expect(abs(dot.mass / (.pi * radius * radius) - 1) <= 0.03)
      let middle = Int(12 * scale)
      let upper = dot.mass(rows: 0..<middle)
      let lower = dot.mass(rows: middle..<area.y.upperBound)
      #expect(abs(upper / lower - 1) <= 0.02)
    }
  }

  /// V04: what is drawn depends on the options, not on what was drawn before.
  @Test func secureIsAStateLikeAnyOther() throws {
    let field = try Field(6)
    #expect(
      try field.png(["--secure"], text: "123") == field.png(["--secure"], text: "123"))
    #expect(try field.png(["--secure"], text: "123") == field.png(["--secure"], text: "987"))
    #expect(try field.png(["--secure"], text: "123") != field.png(text: "123"))
  }

  /// V05: no cell of a secure text shows more than another.
  @Test func allCellsAreAlike() throws {
    let field = try Field(6, scale: 2)
    let image = try field.image(["--secure"], text: "123456")
    let first = image.pixels(field.cell(0))
    for index in 1..<6 { #expect(image.pixels(field.cell(index)) == first) }
  }

  /// Also where cells do not fall on whole points: each is painted alike.
  @Test func allCellsAreAlikeAtBrokenPitches() throws {
    let run = try Codebox.run([
      "render", "-s", "underline", "--width", "300", "--height", "40", "--gap", "20", "--secure",
      "123456", "-o", "-",
    ])
    let image = try PixelImage(png: run.output)
    // w = 33⅓: cells of 33 px, each at the place nearest to its exact middle.
    let starts = (0..<6).map { index in
      let middle = Double(index) * (100.0 / 3 + 20) + 50.0 / 3
      return Int((middle - 16.5 + 0.5).rounded(.down))
    }
    let first = image.pixels(PixelArea(x: starts[0]..<starts[0] + 33, y: 0..<40))
    for start in starts {
      #expect(image.pixels(PixelArea(x: start..<start + 33, y: 0..<40)) == first)
    }
  }

  /// A mask picture stands in the middle at its own size, pixel for pixel.
  @Test func pictures() throws {
    let field = try Field(2)
    let lock = Fixtures.file("inputs/lock.png").path(percentEncoded: false)
    let image = try field.image(["--secure", "--mask", lock, "--border-width", "0"], text: "1")
    let blank = try field.image(["--border-width", "0"])
    for y in 0..<48 {
      for x in 0..<40 {
        let isInk = (14..<26).contains(x) && (22..<32).contains(y)
        #expect(image[x, y] == (isInk ? .init(0x20, 0x60, 0xC0) : blank[x, y]))
      }
    }
    #expect(image.pixels(field.cell(1)) == blank.pixels(field.cell(1)))
  }

  @Test func aMaskPictureThatDoesNotFitIsAnError() throws {
    let picture = Fixtures.file("inputs/division.png").path(percentEncoded: false)
    let run = try Codebox.run(["render", "--secure", "--mask", picture, "1", "-o", "-"])
    #expect(run.code == 3)
    #expect(run.errors.contains("200 × 45 pt") && run.errors.contains("48 × 48 pt"))
    let fitted = try Codebox.run(["render", "--secure", "--mask", picture, "--fit", "1", "-o", "-"])
    #expect(fitted.code == 0)
  }
}
