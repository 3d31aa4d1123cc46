import CodeField
import TestSupport
import Testing

@testable import codebox

/// Rings, shadows and gradients, measured.
@Suite struct EffectCases {
  private func image(_ options: String...) throws -> PixelImage {
    let run = try Codebox.run(["render", "-o", "-"] + options)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return try PixelImage(png: run.output)
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
}
