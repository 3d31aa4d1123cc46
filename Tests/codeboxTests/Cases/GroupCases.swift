import CodeField
import TestSupport
import Testing

@testable import codebox

/// Groups, rows and directions, measured.
@Suite struct GroupCases {
  private func image(_ options: String...) throws -> PixelImage {
    let run = try Codebox.run(["render", "-o", "-"] + options)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return try PixelImage(png: run.output)
  }

  /// V38: groups stand in their order, the separator in the middle.
  @Test(arguments: ["dash", "dot", "pill", "–"]) func groups(separator: String) throws {
    let options = [
      "render", "--groups", "3,3", "--group-gap", "40", "--separator-color", "black", "-o", "-",
      "123456",
    ]
    let plain = try PixelImage(png: try Codebox.run(options + ["--border-color", "red"]).output)
    let image = try PixelImage(
      png: try Codebox.run(options + ["--border-color", "red", "--separator", separator]).output)
    let center = try #require(
      Coverage(of: image, without: plain, in: image.area).center)
    #expect(abs(center.x - Double(image.width) / 2) <= 1)
    #expect(abs(center.y - Double(image.height) / 2) <= 0.5)
    // Five gaps, the third of them wider: 5, 5, 40, 5, 5.
    let red = PixelImage.Pixel(255, 0, 0)
    let edges = (0..<plain.width).filter { plain[$0, 25] == red }
    let gaps = stride(from: 1, to: edges.count - 1, by: 2).map { edges[$0 + 1] - edges[$0] - 1 }
    #expect(gaps == [5, 5, 40, 5, 5])
  }

  @Test(arguments: [
    ["--groups", "3,2"], ["--groups", "6"], ["--groups", "3,,3"], ["--groups", "3,0,3"],
    ["--groups", "3,3", "--columns", "3"], ["--separator", "dash"], ["--group-gap", "9"],
    ["--row-gap", "4"], ["--groups", "3,3", "--group-gap", "8", "--separator", "pill"],
  ])
  func groupsThatCannotBe(options: [String]) throws {
    let run = try Codebox.run(["render", "-o", "-"] + options)
    #expect(run.code == 2 && run.errors.split(separator: "\n").count == 1)
  }

  /// V36, V37: digits run from the left unless the right is asked for; glyphs are moved, not turned.
  @Test func direction() throws {
    let field = try Field(4)
    let left = try field.image(text: "12")
    let right = try field.image(["--direction", "rtl"], text: "12")
    #expect(try field.image(["--direction", "ltr"], text: "12") == left)
    for index in 0..<4 {
      #expect(left.pixels(field.cell(index)) == right.pixels(field.cell(3 - index)))
    }
  }

  @Test func rows() throws {
    let image = try image(
      "-n", "5", "--columns", "3", "--layout", "gap", "--cell-size", "40", "--gap", "10",
      "--row-gap", "6", "--border-color", "black", "--background", "white", "123")
    #expect(image.width == 140 && image.height == 86)
    #expect(image[0, 46] == .black && image[139, 46] == .white)
    #expect(image[0, 43] == .white)
  }

  /// Rows that touch share their lines too.
  @Test func joinedRowsShareLines() throws {
    let image = try image(
      "-n", "6", "-s", "joined", "--columns", "3", "--cell-size", "40", "--corner-radius", "0",
      "--border-color", "#00000080", "--border-width", "2", "--background", "none", "--cell-color",
      "none")
    let column = (0..<80).map { image[20, $0].alpha }
    let inked = column.indices.filter { column[$0] > 0 }
    #expect(inked == [0, 1, 39, 40, 78, 79])
    let all = Set((0..<80).flatMap { y in (0..<120).map { image[$0, y].alpha } })
    #expect(all == [0, 128])
  }

  /// Lines run straight on beside an incomplete last row, and leave no hole.
  @Test(arguments: ["1", "2", "3"]) func incompleteGrids(width: String) throws {
    let image = try image(
      "-n", "7", "-s", "joined", "--columns", "3", "--cell-size", "30", "--corner-radius", "0",
      "--border-color", "#00000080", "--border-width", width, "--background", "none",
      "--cell-color", "none")
    let thickness = Int(width) ?? 1
    func inked(_ line: [UInt8]) -> [Int] { line.indices.filter { line[$0] > 0 } }
    // The line under the second row is in the same pixel rows below all three cells.
    let foot = [15, 45, 75].map { x in inked((50..<70).map { image[x, $0].alpha }) }
    #expect(foot[0] == foot[1] && foot[1] == foot[2] && foot[0].count == thickness)
    // The line right of the first column goes on to the foot.
    let right = [15, 45, 75].map { y in inked((20..<40).map { image[$0, y].alpha }) }
    #expect(right[0] == right[1] && right[1] == right[2] && right[0].count == thickness)
    #expect(Set((0..<90).flatMap { y in (0..<90).map { image[$0, y].alpha } }) == [0, 128])
    let crossing = (20 + right[0][0], 50 + foot[0][0])
    #expect(image[crossing.0, crossing.1].alpha == 128)
  }

  /// A grown cell lies above its neighbours' lines.
  @Test func aGrownJoinedCellIsOnTop() throws {
    let image = try image(
      "-n", "3", "-s", "joined", "--cell-size", "40", "--focus", "--focus-cell-size", "56",
      "--corner-radius", "0",
      "--focus-color", "#FF0000", "--focus-border-width", "1", "1", "--scale", "2")
    let red = PixelImage.Pixel(255, 0, 0)
    let row = (0..<image.width).filter { image[$0, image.height / 2] == red }
    #expect(row.count == 4)
    for y in 4..<image.height - 4 {
      for x in row[1] + 1..<row[2] { #expect(image[x, y] == .white) }
    }
  }

  @Test(arguments: [("left", 0), ("center", 30), ("right", 60)]) func alignment(
    align: String, left: Int
  ) throws {
    let image = try image(
      "-n", "3", "--layout", "gap", "--cell-size", "40", "--gap", "10", "--width", "200",
      "--align", align, "--border-color", "black")
    #expect((0..<200).first { image[$0, 20] == .black } == left)
  }

  @Test func paddingAndPlate() throws {
    let image = try image(
      "-n", "2", "--layout", "gap", "--cell-size", "40", "--gap", "10", "--row-color", "#00FF00",
      "--row-padding", "5", "--padding", "3", "--background", "#0000FF")
    #expect(image.width == 90 + 16 && image.height == 40 + 16)
    #expect(image[2, 28] == .init(0, 0, 255) && image[3, 28] == .init(0, 255, 0))
    #expect(image[53, 28] == .init(0, 255, 0))
  }

  @Test func textOffset() throws {
    let field = try Field(1)
    let blank = try field.image()
    func middle(_ options: String...) throws -> Double {
      let image = try field.image(options, text: "8")
      return try #require(Coverage(of: image, without: blank, in: field.cell(0)).center).y
    }
    #expect(abs(try middle("--text-offset", "-5") - middle() + 5) < 0.1)
  }
}
