import TestSupport
import Testing

/// Cells in their frame, seen in the pixels.
@Suite struct LayoutCases {
  /// The runs of columns with a border at the row's middle: left edges and right edges of cells.
  private func cells(_ image: PixelImage, border: PixelImage.Pixel) -> [Range<Int>] {
    let y = image.height / 2
    let columns = (0..<image.width).filter { image[$0, y] == border }
    return stride(from: 0, to: columns.count - 1, by: 2).map { columns[$0]..<columns[$0 + 1] + 1 }
  }

  private let red = PixelImage.Pixel(255, 0, 0)

  private func image(_ options: [String]) throws -> PixelImage {
    let run = try Codebox.run(
      ["render", "--border-color", "red", "--background", "white", "-o", "-"] + options)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return try PixelImage(png: run.output)
  }

  /// V40, V42: cells that do not fit are an error that names both widths, or shrink alike.
  @Test(arguments: ["square", "gap"]) func whatDoesNotFit(layout: String) throws {
    let options = ["--layout", layout, "--cell-size", "40", "--gap", "20", "--width", "200"]
    let run = try Codebox.run(["render", "-o", "-"] + options)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errors.contains("340 pt") && run.errors.contains("200"))
    let image = try image(options + ["--fit"])
    let cells = cells(image, border: red)
    #expect(image.width == 200 && cells.count == 6)
    #expect(abs(cells[0].lowerBound - (200 - cells[5].upperBound)) <= 1)
    #expect(Set(cells.map(\.count)).count == 1)
    #expect(zip(cells, cells.dropFirst()).allSatisfy { $1.lowerBound > $0.upperBound })
  }

  /// The width that a message names is one that works, also where borders need some of it.
  @Test(arguments: [["--gap", "20"], ["--gap", "3", "--border-width", "5", "-n", "9"]])
  func theNamedWidthWorks(options: [String]) throws {
    func run(_ width: String) throws -> Run {
      try Codebox.run(["render", "--layout", "gap", "-o", "-", "--width", width] + options)
    }
    let words = try run("30").errors.split(separator: " ")
    let index = try #require(words.firstIndex(of: "least"))
    #expect(try run(String(words[index + 1])).code == 0)
  }

  /// Shrinking works at every width from where it begins.
  @Test(arguments: Array(stride(from: 40, through: 140, by: 7))) func fitting(width: Int) throws {
    for layout in ["square", "gap", "even"] {
      let run = try Codebox.run([
        "render", "--layout", layout, "--width", "\(width)", "--fit", "--corner-radius", "25", "-o",
        "-", "12",
      ])
      #expect(run.code == 0, "\(layout): \(run.errors)")
    }
  }

  /// V41: at phone widths all cells are there and whole, or it is an error.
  @Test(arguments: [320, 375, 428]) func phoneWidths(width: Int) throws {
    for count in 1...12 {
      let options = ["-n", "\(count)", "--width", "\(width)", "--cell-size", "40"]
      let fits = 40 * count <= width
      guard fits else {
        #expect(try Codebox.run(["render", "-o", "-"] + options).code == 2)
        continue
      }
      let image = try image(options)
      #expect(image.width == width)
      if 40 * count == width {
        // The cells touch: one line at each edge, shared inside.
        let lines = (0..<width).filter { image[$0, 20] == red }
        #expect(lines == (0..<count).map { 40 * $0 } + [width - 1])
        continue
      }
      let cells = cells(image, border: red)
      #expect(cells.count == count && cells.allSatisfy { $0.count == 40 })
      #expect((cells.last?.upperBound ?? 0) <= width)
      #expect(abs((cells.first?.lowerBound ?? 0) - (width - (cells.last?.upperBound ?? 0))) <= 1)
    }
  }

  /// V44: one, two and three cells of a fixed size.
  @Test(arguments: 1...3) func fixedSizes(count: Int) throws {
    let image = try image([
      "-n", "\(count)", "--layout", "gap", "--cell-size", "40x48", "--gap", "8",
    ])
    #expect(image.width == 48 * count - 8 && image.height == 48)
    #expect(cells(image, border: red).map(\.count) == Array(repeating: 40, count: count))
  }

  /// V45: the text does not move the cells.
  @Test func cellsDoNotFollowTheText() throws {
    let field = try Field(6)
    let texts = [nil, "111111", "WWWWWW"]
    let images = try texts.map { try field.image(["--charset", "any"], text: $0) }
    for image in images {
      #expect(image.width == images[0].width && image.height == images[0].height)
      for index in 0..<6 {
        let cell = field.cell(index)
        for y in cell.y {
          #expect(image[cell.x.lowerBound, y] == images[0][cell.x.lowerBound, y])
          #expect(image[cell.x.upperBound - 1, y] == images[0][cell.x.upperBound - 1, y])
        }
      }
    }
  }

  /// V46: the row is centred for any count.
  @Test(arguments: 4...8) func centered(count: Int) throws {
    for further in [[], ["--gap", "3"], ["--layout", "gap", "--gap", "8"]] {
      let image = try image(
        ["-n", "\(count)", "--width", "400", "--cell-size", "36"] + further)
      let cells = cells(image, border: red)
      try #require(cells.count == count)
      #expect(abs(cells[0].lowerBound - (400 - cells[count - 1].upperBound)) <= 1)
    }
  }

  /// C13: geometry does not depend on the scale.
  @Test func geometryIsTheSameAtAllScales() throws {
    let reports = try ["1", "2", "3"].map { scale in
      let run = try Codebox.run([
        "layout", "-s", "underline", "--width", "300", "--scale", scale, "--secure", "12",
      ])
      return run.text.split(separator: "\n").prefix { !$0.contains("\"scale\"") }
    }
    #expect(reports[0] == reports[1] && reports[1] == reports[2])
    #expect(reports[0].count > 10)
  }

  /// The even layout over a picture: each character in the middle of its share.
  @Test func charactersStandInTheirShares() throws {
    let picture = Fixtures.file("inputs/division.png").path(percentEncoded: false)
    let options = ["-n", "4", "-s", "image", "--background-image", picture, "--centering", "ink"]
    let blank = try PixelImage(png: try Codebox.run(["render", "-o", "-"] + options).output)
    let image = try PixelImage(
      png: try Codebox.run(["render", "-o", "-", "0808"] + options).output)
    #expect(image.width == 200 && image.height == 45)
    for index in 0..<4 {
      let share = PixelArea(x: 50 * index..<50 * (index + 1), y: 0..<45)
      let center = try #require(Coverage(of: image, without: blank, in: share).center)
      #expect(abs(center.x - (25 + 50 * Double(index))) <= 0.5 && abs(center.y - 22.5) <= 0.5)
    }
  }
}
