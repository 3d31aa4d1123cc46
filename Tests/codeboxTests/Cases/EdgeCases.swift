import TestSupport
import Testing

/// Borders and lines, to the pixel.
@Suite struct EdgeCases {
  private func image(_ options: String...) throws -> PixelImage {
    let run = try Codebox.run(["render", "-o", "-"] + options)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return try PixelImage(png: run.output)
  }

  /// V48: the four sides of every joined cell are alike.
  @Test func joinedCellsHaveEqualSides() throws {
    let image = try image(
      "-n", "4", "--layout", "even", "--cell-size", "40", "--border-color", "black",
      "--cell-color", "white")
    let dark = (0..<image.width).filter { image[$0, 20] == .black }
    // Shared lines lie over the common edge; a 1 px line takes the pixel after it.
    #expect(dark == [0, 40, 80, 120, 159])
    for x in 0..<image.width { #expect(image[x, 0] == .black && image[x, 39] == .black) }
    #expect((0..<image.width).allSatisfy { image[$0, 1] == .white || dark.contains($0) })
  }

  /// V49: a shared translucent line is as wide and as dark as the others.
  @Test func sharedLinesArePaintedOnce() throws {
    let image = try image(
      "-n", "3", "--layout", "even", "--cell-size", "40", "--border-color", "#00000080",
      "--border-width", "2", "--background", "none", "--cell-color", "none")
    let row = (0..<image.width).map { image[$0, 20].alpha }
    let inked = row.indices.filter { row[$0] > 0 }
    #expect(inked == [0, 1, 39, 40, 79, 80, 118, 119])
    #expect(Set(inked.map { row[$0] }) == [128])
  }

  /// V50: a border keeps its width around a corner.
  @Test func cornersKeepTheWidth() throws {
    let image = try image(
      "-n", "1", "--layout", "gap", "--cell-size", "60", "--border-width", "6",
      "--corner-radius", "14", "--border-color", "black", "--background", "none",
      "--cell-color", "none", "--scale", "3")
    // Along the diagonal: each pixel's step is √2 px.
    let mass = (0..<90).reduce(0.0) { $0 + Double(image[$1, $1].alpha) / 255 }
    #expect(abs(mass * 2.0.squareRoot() / 3 - 6) <= 0.34)
  }

  /// A border lies inside its cell and is as wide as asked at every scale.
  @Test(arguments: [(1.0, 1), (1.5, 2), (2, 2), (3, 3)]) func bordersLieInside(
    scale: Double, pixels: Int
  ) throws {
    let image = try image(
      "-n", "2", "--layout", "gap", "--cell-size", "40", "--gap", "10", "--border-color", "black",
      "--background", "white", "--scale", "\(scale)")
    let dark = (0..<image.width).filter { image[$0, image.height / 2] == .black }
    let side = Int(40 * scale)
    let second = Int(50 * scale)
    let expected = [0, side - pixels, second, second + side - pixels].flatMap { $0..<$0 + pixels }
    #expect(dark == expected)
  }

  /// V52, V53: all lines are alike, whole pixels, and fully there.
  @Test(arguments: [0.7, 1, 1.5], [1.0, 1.25, 1.5, 2, 3])
  func linesAreAlike(thickness: Double, scale: Double) throws {
    let image = try image(
      "-s", "underline", "--width", "300", "--height", "33.3", "--gap", "20", "--line-width",
      "\(thickness)", "--border-color", "black", "--background", "none", "--scale", "\(scale)")
    let rows = (0..<image.height).filter { y in
      (0..<image.width).contains { image[$0, y].alpha > 0 }
    }
    let pixels = max(1, Int((thickness * scale + 0.5).rounded(.down)))
    #expect(rows == Array(image.height - pixels..<image.height))
    for y in rows {
      let columns = (0..<image.width).filter { image[$0, y].alpha > 0 }
      #expect(columns.allSatisfy { image[$0, y] == .black })
      var lengths: [Int] = []
      for (index, x) in columns.enumerated() {
        if index == 0 || columns[index - 1] != x - 1 { lengths.append(0) }
        lengths[lengths.count - 1] += 1
      }
      #expect(lengths.count == 6 && Set(lengths).count == 1)
    }
  }

  /// V54: a 1 px border is one full row, its neighbours are empty.
  @Test func aOnePixelBorderIsSharp() throws {
    let image = try image(
      "-n", "1", "--margin-multiple", "1", "--border-color", "#000000", "--background", "none",
      "--cell-color", "none")
    let row = (0..<image.width).map { image[$0, 25].alpha }
    #expect(row.indices.filter { row[$0] == 255 } == [5, 54])
    #expect(row.filter { $0 != 0 && $0 != 255 }.isEmpty)
    let column = (0..<50).map { image[30, $0].alpha }
    #expect(column.indices.filter { column[$0] > 0 } == [0, 49])
  }

  /// A gap that cannot be shown is none: the cells share their lines.
  @Test(arguments: [["--width", "301"], ["--layout", "gap", "--gap", "0.2"]])
  func gapsBelowHalfAPixel(options: [String]) throws {
    let run = try Codebox.run(
      ["render", "--border-color", "black", "--background", "white", "-o", "-"] + options)
    let image = try PixelImage(png: run.output)
    let dark = (0..<image.width).filter { image[$0, 25] == .black }
    #expect(dark.count == 7)
    #expect(zip(dark, dark.dropFirst()).allSatisfy { (48...51).contains($1 - $0) })
  }

  /// However thick a border is on whole pixels, something of the cell is left.
  @Test func bordersLeaveThePixelInside() throws {
    let image = try image(
      "-n", "1", "--cell-size", "10", "--border-width", "4.9", "--border-color", "black",
      "--margin-multiple", "0", "--dot-radius", "1")
    #expect(image[0, 5] == .black && image[9, 5] == .black && image[5, 5] == .white)
  }

  /// Cells at broken places stay sharp and equally wide.
  @Test(arguments: [1.0, 1.25, 2, 3]) func cellsAtBrokenPlacesAreSharp(scale: Double) throws {
    let image = try image(
      "-n", "7", "--width", "401", "--gap", "3", "--layout", "gap", "--border-color", "black",
      "--background", "white", "--scale", "\(scale)")
    let y = image.height / 2
    let row = (0..<image.width).map { image[$0, y] }
    #expect(row.allSatisfy { $0 == .black || $0 == .white })
    // Borders and gaps in turn: black, white inside, black, white gap …
    var runs: [(PixelImage.Pixel, Int)] = []
    for pixel in row {
      if runs.last?.0 == pixel { runs[runs.count - 1].1 += 1 } else { runs.append((pixel, 1)) }
    }
    let inside = runs.drop { $0.0 == .white }.enumerated().filter { $0.offset % 4 == 1 }
      .map(\.element.1)
    #expect(inside.count == 7 && Set(inside).count == 1)
  }
}
