import CodeField
import TestSupport
import Testing

@testable import codebox

/// The outlines of cells and their lines, measured.
@Suite struct ShapeCases {
  private func image(_ options: String...) throws -> PixelImage {
    let run = try Codebox.run(["render", "-o", "-"] + options)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return try PixelImage(png: run.output)
  }

  @Test func circlesHaveTheirArea() throws {
    let image = try image(
      "-n", "1", "-s", "circle", "--layout", "gap", "--cell-size", "60", "--border-width", "0",
      "--cell-color", "black", "--background", "none", "--scale", "2")
    let mass = image.area.y.reduce(0.0) { sum, y in
      sum + image.area.x.reduce(0.0) { $0 + Double(image[$1, y].alpha) / 255 }
    }
    #expect(abs(mass / (.pi * 60 * 60) - 1) < 0.002)
  }

  /// A diamond's border is as thick across its slanted edge as asked.
  @Test func diamondsKeepTheirBorder() throws {
    let image = try image(
      "-n", "1", "-s", "diamond", "--layout", "gap", "--cell-size", "60", "--border-width", "4",
      "--border-color", "black", "--background", "none", "--cell-color", "none", "--scale", "3")
    // Along the row a third down, the edge is cut at 45°.
    let cut = (0..<90).reduce(0.0) { $0 + Double(image[$1, 60].alpha) / 255 }
    #expect(abs(cut / 2.0.squareRoot() / 3 - 4) < 0.1)
  }

  @Test func linesOfTheirOwnLength() throws {
    let image = try image(
      "-n", "2", "-s", "underline", "--cell-size", "40", "--gap", "20", "--line-length", "20",
      "--line-offset", "6", "--line-width", "2", "--border-color", "black")
    let rows = (0..<40).filter { y in (0..<100).contains { image[$0, y] == .black } }
    #expect(rows == [32, 33])
    #expect((0..<100).filter { image[$0, 33] == .black } == Array(10..<30) + Array(70..<90))
  }

  /// Round ends take nothing from the length.
  @Test func roundLineEnds() throws {
    let image = try image(
      "-n", "1", "-s", "underline", "--cell-size", "40", "--line-width", "6", "--line-cap", "round",
      "--border-color", "black", "--background", "none", "--scale", "4")
    let middle = (0..<160).map { image[$0, 148].alpha }
    #expect(middle.allSatisfy { $0 > 200 })
    #expect(image[0, 136].alpha == 0 && image[159, 159].alpha == 0)
  }

  /// Shapes that touch at a point share no line: each is whole, and all are alike.
  @Test(arguments: ["circle", "diamond"]) func shapesInTheEvenLayoutAreWhole(style: String) throws {
    let image = try image(
      "-n", "3", "-s", style, "--layout", "even", "--cell-size", "40", "--border-width", "4",
      "--border-color", "black", "--scale", "2")
    let first = image.pixels(PixelArea(x: 0..<80, y: 0..<80))
    #expect(image.pixels(PixelArea(x: 80..<160, y: 0..<80)) == first)
    #expect(image.pixels(PixelArea(x: 160..<240, y: 0..<80)) == first)
    // Edges are smoothed a little differently on the left and on the right.
    for row in first {
      for (left, right) in zip(row, row.reversed()) { #expect(left.distance(to: right) <= 20) }
    }
  }

  /// A dot must fit within the shape.
  @Test func dotsInDiamonds() throws {
    let options = ["render", "-s", "diamond", "--secure", "-o", "-", "1", "--dot-radius"]
    let run = try Codebox.run(options + ["24"])
    #expect(run.code == 2 && run.errors.contains("--dot-radius to 20.84"))
    #expect(try Codebox.run(options + ["20.84"]).code == 0)
  }

  @Test func dotsAreHollowThenFilled() throws {
    let image = try image("-n", "2", "-s", "dots", "--gap", "20", "--background", "white", "1")
    #expect(image.width == 48 && image.height == 14)
    #expect(image[7, 7] == .black && image[41, 7] == .white)
  }
}
