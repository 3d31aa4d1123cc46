import TestSupport
import Testing

/// Characters in their cells: centring, clipping, wide glyphs, fonts.
@Suite struct TextCases {
  /// The ink of each character of `text`.
  private func ink(
    _ field: Field, _ text: String, font: [String] = Field.font, options: [String] = []
  ) throws -> [Coverage] {
    let image = try field.image(options, font: font, text: text)
    let blank = try field.image(options, font: font)
    return (0..<text.count).map {
      Coverage(of: image, without: blank, in: field.cell($0))
    }
  }

  private func dejaVu(_ size: Double) -> [String] {
    ["--font", Fixtures.dejaVu, "--font-size", "\(size)"]
  }

  /// V08: with the embedded font, whose line is centred about its digits, digits stand in the middle
  /// at any size and scale, however they are centred.
  @Test(arguments: ["line", "cap", "ink"], [1.0, 2, 3])
  func digitsOfTheEmbeddedFontAreCentered(centering: String, scale: Double) throws {
    let field = try Field(6, scale: scale)
    for size in ["12", "15", "24", "32"] {
      for (index, digit) in try ink(
        field, "080808", font: ["--font-size", size], options: ["--centering", centering]
      ).enumerated() {
        let center = try #require(digit.center)
        #expect(abs(center.x - field.center(index).x) <= 0.5)
        #expect(abs(center.y - field.center(index).y) <= 0.5)
      }
    }
  }

  /// V08 for a font whose line has another middle than its digits: where that matters, the ink is
  /// centred.
  @Test(arguments: [12.0, 15, 24, 32], [1.0, 2, 3])
  func digitsAreCentered(size: Double, scale: Double) throws {
    let field = try Field(6, scale: scale)
    for (index, digit) in try ink(
      field, "000000", font: dejaVu(size), options: ["--centering", "ink"]
    ).enumerated() {
      let center = try #require(digit.center)
      #expect(abs(center.x - field.center(index).x) <= 0.5)
      #expect(abs(center.y - field.center(index).y) <= 0.5)
    }
  }

  /// V08 for the other rules: the documented offset of the ink from the middle, at every scale.
  /// DejaVu Sans: 2048 units, ascent 1901, descent 483, a zero from −29 to 1520, capitals of 1493.
  @Test(arguments: [("line", (1901.0 - 483) / 2), ("cap", 1493.0 / 2)], [1.0, 2, 3])
  func digitsFollowTheDocumentedRule(
    rule: (name: String, baseline: Double), scale: Double
  ) throws {
    let field = try Field(1, scale: scale)
    let digit = try ink(field, "0", options: ["--centering", rule.name])[0]
    let center = try #require(digit.center)
    let expected = field.center(0).y + (rule.baseline - (1520 - 29) / 2.0) * 24 / 2048 * scale
    #expect(abs(center.y - expected) <= 0.25)
  }

  /// V09: above a line as everywhere: the text's line is centred in the whole cell, so the space
  /// between digit and line grows by half of what the cell grows.
  @Test func aboveALineTheTextIsCenteredInTheWholeCell() throws {
    let gaps = try [40, 60, 80].map { height in
      let options = [
        "render", "-n", "1", "-s", "underline", "--cell-size", "40x\(height)", "--line-width", "1",
        "--border-color", "#FF0000", "-o", "-",
      ]
      let font = dejaVu(24)
      let blank = try PixelImage(png: try Codebox.run(options + font).output)
      let image = try PixelImage(png: try Codebox.run(options + font + ["0"]).output)
      #expect(image[0, height - 1] == .init(255, 0, 0))
      #expect(image[0, height - 2] == .white)
      let box = try #require(Coverage(of: image, without: blank, in: image.area).box)
      return Double(height - 1) - box.bottom
    }
    #expect(abs(gaps[1] - gaps[0] - 10) <= 0.5 && abs(gaps[2] - gaps[1] - 10) <= 0.5)
  }

  /// V10: one baseline for all characters.
  @Test(arguments: ["line", "cap"]) func oneBaseline(centering: String) throws {
    let field = try Field(4, scale: 3)
    let glyphs = try ink(
      field, "a1g.", options: ["--charset", "any", "--centering", centering])
    let bottoms = glyphs.compactMap { $0.box?.bottom }
    // a and the point sit on the line or a hair below; 1 on it; g hangs.
    #expect(abs(bottoms[0] - bottoms[1]) <= 0.5 * 3)
    #expect(abs(bottoms[3] - bottoms[1]) <= 0.5)
    #expect(bottoms[2] - bottoms[1] > 10)
  }

  /// V12: nothing of a digit is cut; V33: and nothing is drawn twice.
  @Test(arguments: "0123456789") func wholeDigits(digit: Character) throws {
    let font = dejaVu(32)
    let narrow = try ink(try Field(1), String(digit), font: font)[0]
    let wide = ["render", "-n", "1", "--layout", "gap", "--cell-size", "120x120", "-o", "-"] + font
    let blank = try PixelImage(png: try Codebox.run(wide).output)
    let image = try PixelImage(png: try Codebox.run(wide + ["\(digit)"]).output)
    let whole = Coverage(of: image, without: blank, in: image.area)
    #expect(abs(narrow.mass / whole.mass - 1) < 0.01)
    let center = try #require(
      try ink(try Field(1), String(digit), font: font, options: ["--centering", "ink"])[0].center)
    #expect(abs(center.x - 20) <= 0.5)
  }

  /// V33: every inked pixel lies on the straight blend of text and fill.
  @Test func inkIsABlendOfTextAndFill() throws {
    let field = try Field(6)
    let image = try field.image(
      ["--text-color", "#FF0000", "--cell-color", "#0000FF"], text: "888888")
    for row in image.pixels(field.cell(3).inset(by: 1)) {
      for pixel in row {
        #expect(pixel.green == 0 && abs(Int(pixel.red) + Int(pixel.blue) - 255) <= 2)
      }
    }
  }

  /// V13, V14: a digit is whole, or the run fails and names the size that would do.
  @Test(arguments: stride(from: 12.0, through: 96, by: 12) + [46])
  func wholeOrAnError(size: Double) throws {
    let field = try Field(6)
    let arguments = ["render"] + field.options + dejaVu(size) + ["888888", "-o", "-"]
    let run = try Codebox.run(arguments)
    // An eight of DejaVu Sans reaches from −29 to 1520 of 2048 units; its line's middle lies 709 over
    // the baseline, so that the top is the nearer edge: 811 units in 23 pt.
    let largest = 23 / ((1520 - 709) / 2048.0)
    #expect((run.code == 0) == (size <= largest))
    if run.code == 0 {
      let image = try PixelImage(png: run.output)
      let blank = try field.image(font: dejaVu(size))
      for index in 0..<6 {
        let box = try #require(
          Coverage(of: image, without: blank, in: field.cell(index)).box)
        #expect(abs(box.bottom - box.top - size * 1549 / 2048) <= 0.5)
        #expect(box.top >= 1 && box.bottom <= 47)
      }
    } else {
      #expect(run.code == 3 && run.output.isEmpty)
      #expect(run.errors.contains("at \(Int(size)) pt; lower --font-size to "))
    }
    let fitted = try Codebox.run(arguments + ["--fit"])
    #expect(fitted.code == 0)
  }

  /// The size that the message names is one that works.
  @Test func theNamedSizeWorks() throws {
    let field = try Field(6)
    func run(_ size: String) throws -> Run {
      try Codebox.run(
        ["render"] + field.options + ["--font", Fixtures.dejaVu, "--font-size", size, "888888"]
          + ["-o", "-"])
    }
    let words = try run("72").errors.split(separator: " ")
    let index = try #require(words.firstIndex(of: "to"))
    #expect(try run(String(words[index + 1])).code == 0)
  }

  /// It works for all characters, not only for the first that does not fit.
  @Test func theNamedSizeWorksForAll() throws {
    func run(_ size: String) throws -> Run {
      try Codebox.run(
        ["render", "-n", "2", "--charset", "any", "--font-size", size, "1W", "-o", "-"])
    }
    let words = try run("200").errors.split(separator: " ")
    let index = try #require(words.firstIndex(of: "to"))
    #expect(try run(String(words[index + 1])).code == 0)
  }

  /// V16: a full-width glyph has the same slack on both sides.
  @Test func wideGlyphs() throws {
    let field = try Field(4)
    let font = [
      "--font", Fixtures.file("inputs/fonts/boxes.ttf").path(percentEncoded: false),
      "--font-size", "30",
    ]
    for (index, glyph) in try ink(field, "W中", font: font, options: ["--charset", "any"])
      .enumerated()
    {
      let box = try #require(glyph.box)
      let left = box.left - 48 * Double(index)
      let right = 48 * Double(index) + 40 - box.right
      #expect(abs(left - right) <= 1)
      #expect(abs(box.right - box.left - 27) <= 0.1)
    }
  }

  /// V17, C04, C06: a character or a family that the font does not have is an error that names it.
  @Test(arguments: ["👍", "中", "👨‍👩‍👧", "x\u{301}"])
  func missingGlyphs(text: String) throws {
    let folder = try ScratchFolder()
    let run = try Codebox.run(["render", "--charset", "any", text], in: folder)
    #expect(run.code == 3 && run.text.isEmpty)
    for scalar in text.unicodeScalars {
      #expect(run.errors.contains(String(scalar.value, radix: 16, uppercase: true)))
    }
    #expect(try folder.names().isEmpty)
  }

  @Test func fontsThatCannotBeUsed() throws {
    func run(_ options: String...) throws -> Run {
      try Codebox.run(["render"] + options + ["1", "-o", "-"])
    }
    func path(_ name: String) -> String {
      Fixtures.file("inputs/\(name)").path(percentEncoded: false)
    }
    let unknown = try run("--font-family", "NoSuchFontXYZ")
    #expect(unknown.code == 3 && unknown.errors.contains("“NoSuchFontXYZ”"))
    #expect(try run("--font-family", "DejaVu Sanz").errors.contains("did you mean “DejaVu Sans”?"))
    let broken = try run("--font", path("fonts/broken.ttf"))
    #expect(broken.code == 3 && broken.errors.contains("fonts/broken.ttf"))
    #expect(try run("--font", path("fonts/bitmap.bdf")).errors.contains("no outlines"))
    #expect(try run("--font", path("lock.png")).code == 3)
    let missing = try run("--font", "/no/such.ttf")
    #expect(missing.code == 4 && missing.errors.contains("No such file"))
    let blank = try Codebox.run(
      ["render", "--charset", "any", "--font", path("fonts/boxes.ttf"), "👍", "-o", "-"])
    #expect(blank.code == 3 && blank.errors.contains("no outline"))
  }

  /// A font that is asked for must be usable even where no character needs it.
  @Test func aFontIsNeverIgnored() throws {
    let run = try Codebox.run(["render", "--secure", "--font-family", "NoSuchFontXYZ", "-o", "-"])
    #expect(run.code == 3)
  }

  @Test func aFamilyIsTheSameAsItsFile() throws {
    let field = try Field(4)
    #expect(
      try field.png(font: ["--font-family", "DejaVu Sans", "--font-size", "24"], text: "1234")
        == field.png(text: "1234"))
  }

  /// I48: a decomposed accent draws as the composed one; V16's rule for piles of marks.
  @Test(.timeLimit(.minutes(1))) func composedCharacters() throws {
    let field = try Field(2)
    let any = ["--charset", "any"]
    #expect(try field.png(any, text: "\u{E9}") == field.png(any, text: "e\u{301}"))
    let pile = "e" + String(repeating: "\u{301}", count: 1_000)
    let words = try Codebox.run(["render", "--charset", "any", pile, "-o", "-"])
    #expect(words.code == 2 && words.errors.utf8.count < 1_000)
    let input = try Codebox.run(["render", "--charset", "any", "-", "-o", "-"], input: pile)
    #expect(input.code == 3 && input.errors.utf8.count < 1_000)
  }
}
