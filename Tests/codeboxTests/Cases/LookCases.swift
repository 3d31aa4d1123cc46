import CodeField
import TestSupport
import Testing

@testable import codebox

/// Shapes, groups, rows, rings, shadows and gradients, measured.
@Suite struct LookCases {
  private func image(_ options: String...) throws -> PixelImage {
    let run = try Codebox.run(["render", "-o", "-"] + options)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return try PixelImage(png: run.output)
  }

  private let clear = ["--background", "none", "--cell-color", "none"]

  // MARK: Shapes

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

  // MARK: Groups and rows

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

  // MARK: Rings

  /// A ring is as wide and as far out as asked, and the natural size leaves room for it.
  @Test(arguments: [1.0, 2, 3]) func rings(scale: Double) throws {
    let image = try image(
      "-n", "2", "--layout", "gap", "--cell-size", "40", "--gap", "20", "--focus",
      "--focus-ring-width", "3", "--focus-ring-offset", "2", "--focus-ring-color", "#00FF00",
      "--scale", "\(scale)")
    #expect(image.width == Int(110 * scale) && image.height == Int(50 * scale))
    let green = PixelImage.Pixel(0, 255, 0)
    let row = (0..<image.width).filter { image[$0, Int(25 * scale)] == green }
    let width = Int(3 * scale)
    let right = Int(47 * scale)
    #expect(row == Array(0..<width) + Array(right..<right + width))
  }

  /// Rings are whole at every scale: as thick above as below, left as right.
  @Test(arguments: ["square", "rounded"], [1, 1.25, 1.5, 1.75, 2.5])
  func ringsAreWhole(style: String, scale: Double) throws {
    let image = try image(
      "-n", "1", "-s", style, "--layout", "gap", "--cell-size", "45", "--focus",
      "--focus-ring-width", "3", "--focus-ring-offset", "0.5", "--focus-ring-color", "#00FF00",
      "--background", "white", "--scale", "\(scale)")
    func green(_ pixel: PixelImage.Pixel) -> Bool { pixel == .init(0, 255, 0) }
    let row = (0..<image.width).map { green(image[$0, image.height / 2]) }
    let column = (0..<image.height).map { green(image[image.width / 2, $0]) }
    for line in [row, column] {
      // What rounding left over beside the ring, and the ring, from both ends.
      let ends = [Array(line), line.reversed()].map { line in
        let ground = line.prefix { !$0 }.count
        return (ground: ground, ring: line.dropFirst(ground).prefix { $0 }.count)
      }
      #expect(ends[0].ring == ends[1].ring && abs(Double(ends[0].ring) - 3 * scale) <= 1)
      #expect(ends[0].ground <= 1 && ends[1].ground <= 1)
    }
  }

  /// The size is the same whether the ring shows or not.
  @Test func roomForARingIsAlwaysThere() throws {
    let options = ["-n", "2", "--focus-ring-width", "3"]
    let without = try Codebox.run(["layout"] + options).text
    let with = try Codebox.run(["layout", "--focus"] + options).text
    #expect(without == with)
  }

  /// A cell that grows in focus grows about its middle.
  @Test func growingCells() throws {
    let image = try image(
      "-n", "2", "--layout", "gap", "--cell-size", "40x40", "--gap", "20", "--focus",
      "--focus-cell-size", "48x44", "--focus-border-width", "1", "--focus-color", "#FF0000")
    let red = PixelImage.Pixel(255, 0, 0)
    #expect((0..<image.width).filter { image[$0, image.height / 2] == red } == [0, 47])
    #expect((0..<image.height).filter { image[20, $0] == red } == [2, 45])
  }

  // MARK: Shadows

  /// A blur moves light about and loses none: the whole shadow has its shape's area.
  @Test(arguments: [2.0, 8, 20]) func blurKeepsTheEnergy(blur: Double) throws {
    let image = try image(
      "-n", "1", "--layout", "gap", "--cell-size", "40", "--padding", "40", "--background", "none",
      "--cell-color", "none", "--border-width", "0", "--shadow", "60,0,\(blur),#000000")
    // The shadow lies beside its cell, so that nothing of it is cut out.
    let mass = image.area.y.reduce(0.0) { sum, y in
      sum + image.area.x.reduce(0.0) { $0 + Double(image[$1, y].alpha) / 255 }
    }
    #expect(abs(mass / 1_600 - 1) < 0.02, "\(mass)")
  }

  /// Nothing of a shadow lies under the cell that casts it.
  @Test func shadowsStayOutside() throws {
    let image = try image(
      "-n", "1", "--layout", "gap", "--cell-size", "40", "--shadow", "0,2,6,#000000",
      "--background", "none", "--cell-color", "none", "--border-width", "0")
    let middle = image.width / 2
    #expect(image[middle, image.height / 2].alpha == 0)
    #expect(image[middle, image.height / 2 + 22].alpha > 60)
  }

  @Test func innerShadowsStayInside() throws {
    let image = try image(
      "-n", "1", "--layout", "gap", "--cell-size", "40", "--padding", "10", "--inner-shadow",
      "0,3,4,#000000", "--background", "none", "--cell-color", "white", "--border-width", "0")
    #expect(image[30, 8].alpha == 0)
    #expect(image[30, 11].red < 120 && image[30, 30].red > 250 && image[30, 48].red > 200)
  }

  // MARK: Gradients

  @Test func gradients() throws {
    let image = try image(
      "-n", "1", "--layout", "gap", "--cell-size", "100x20", "--border-width", "0", "--cell-color",
      "black..white@90")
    let row = (0..<100).map { Int(image[$0, 10].red) }
    #expect(row[0] <= 2 && row[99] >= 253)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(row.indices.allSatisfy { abs(Double(row[$0]) - (Double($0) + 0.5) * 2.55) <= 1.5 })
  }

  /// A colour fades to nothing without turning dark.
  @Test func fadingToNothing() throws {
    let image = try image(
      "--background", "none..red@90", "--cell-color", "none", "--border-width", "0")
    let middle = image[image.width / 2, 5]
    #expect(middle.red >= 253 && abs(Int(middle.alpha) - 128) <= 1)
  }

  /// Without a line to colour, error and success colour the characters.
  @Test(arguments: ["error", "success"]) func statesShowWithoutBorders(state: String) throws {
    let options = ["--border-width", "0", "12"]
    let run = try Codebox.run(["render", "-o", "-", "--state", state] + options)
    #expect(try run.output != Codebox.run(["render", "-o", "-"] + options).output)
  }

  @Test(arguments: ["--background", "--cell-color", "--border-color", "--text-color"])
  func everyPaintCanBeAGradient(option: String) throws {
    let image = try image(option, "#FF0000..#0000FF", "--border-width", "4", "888888")
    let colors = Set(image.pixels(image.area).joined())
    #expect(colors.contains { $0.red > 100 && $0.blue > 100 && $0.green < 60 })
  }

  @Test(arguments: [
    "red..", "..red", "red..blue@", "red..blue@x", "red@90", "red..blue@361", "a/b/c",
    "red/", "red...blue",
  ])
  func oddPaints(word: String) throws {
    #expect(try Codebox.run(["render", "--background=\(word)"]).code == 2)
  }

  // MARK: Themes

  /// The default colours keep the contrast that they should, in both themes and every state.
  @Test(arguments: Theme.allCases, FieldStatus.allCases)
  func defaultsHaveContrast(theme: Theme, status: FieldStatus) throws {
    for style in NamedStyle.allCases where style != .image && status != .disabled {
      for extra in [[], ["--secure"]] {
        let parser = ArgumentParser(command: "render", options: FieldOptions.all)
        let arguments = try parser.parse(
          [
            "--theme", theme.rawValue, "--state", status.rawValue, "--style", style.rawValue,
            "--focus", "--cursor", "bar", "--placeholder", "0", "12",
          ] + extra)
        let drawing = try Drawing(try Request(arguments), text: arguments.text)
        #expect(ContrastCheck.findings(drawing.style, drawing.content) == [])
      }
    }
  }

  /// V29: error differs from focus and from rest, by colour.
  @Test(arguments: ["light", "dark"]) func stateColoursDiffer(theme: String) throws {
    let field = try Field(2)
    func border(_ options: String...) throws -> PixelImage.Pixel {
      try field.image(["--theme", theme] + options)[0, 24]
    }
    let colors = try [
      border(), border("--focus"), border("--state", "error"), border("--state", "success"),
    ]
    #expect(Set(colors).count == 4)
  }

  @Test func pairsOfColours() throws {
    let pair = ["--background", "#112233/#445566"]
    let light = try PixelImage(png: try Codebox.run(["render", "-o", "-"] + pair).output)
    let dark = try PixelImage(
      png: try Codebox.run(["render", "-o", "-", "--theme", "dark"] + pair).output)
    #expect(light[0, 0] == .init(0x11, 0x22, 0x33) && dark[0, 0] == .init(0x44, 0x55, 0x66))
  }

  @Test func contrastWarnings() throws {
    let run = try Codebox.run([
      "render", "--check-contrast", "--text-color", "#999", "--border-color", "#EEE", "12", "-o",
      "-",
    ])
    #expect(run.code == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.contains { $0.contains("text is 2.84:1, 4.5:1 is needed") })
    #expect(lines.contains { $0.contains("borders is 1.16:1, 3:1 is needed") })
    #expect(try Codebox.run(["render", "--check-contrast", "12", "-o", "-"]).errors.isEmpty)
  }
}
