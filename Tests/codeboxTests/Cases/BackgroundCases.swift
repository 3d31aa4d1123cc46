import CodeField
import TestSupport
import Testing

/// Pictures behind the cells, transparency, and colours.
@Suite struct BackgroundCases {
  private func input(_ name: String) -> String {
    Fixtures.file("inputs/\(name)").path(percentEncoded: false)
  }

  private func image(_ options: [String]) throws -> PixelImage {
    let run = try Codebox.run(["render", "-o", "-"] + options)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return try PixelImage(png: run.output)
  }

  /// V56: a picture for this resolution is taken pixel for pixel.
  @Test(arguments: [
    ("asset.png", 2.0), ("asset@2x.png", 2), ("dense@3x.png", 3), ("checks-40x48.png", 1),
  ])
  func picturesAtTheirOwnSizeAreExact(name: String, scale: Double) throws {
    let image = try image([
      "-n", "1", "-s", "image", "--background-image", input(name), "--scale", "\(scale)",
    ])
    let file = name == "asset.png" ? "asset@2x.png" : name
    #expect(image == (try PixelImage(path: input(file))))
  }

  /// V57: a picture covers the same points at every scale, whatever its own density.
  @Test(arguments: ["dense@3x.png", "dense.png", "asset@2x.png", "checks-40x48.png"], [1.0, 2, 3])
  func picturesCoverTheSamePoints(name: String, scale: Double) throws {
    let options = [
      "-n", "1", "-s", "image", "--background-image", input(name), "--scale", "\(scale)",
      "--background", "none",
    ]
    let image = try image(options)
    #expect(image.width == Int(40 * scale) && image.height == Int(48 * scale))
    #expect(image.area.y.allSatisfy { y in image.area.x.allSatisfy { image[$0, y].alpha == 255 } })
  }

  @Test func theFileForTheScaleIsTaken() throws {
    for (scale, file) in [(1, "division.png"), (2, "division@2x.png"), (3, "division@3x.png")] {
      let image = try image([
        "-n", "4", "-s", "image", "--background-image", input("division.png"), "--scale",
        "\(scale)",
      ])
      #expect(image == (try PixelImage(path: input(file))))
    }
  }

  @Test func aFileOfTheWrongSizeIsNamed() throws {
    let run = try Codebox.run([
      "render", "-s", "image", "--background-image", input("odd/uneven.png"), "--scale", "2", "-o",
      "-",
    ])
    #expect(run.code == 3)
    #expect(run.errors.contains("uneven@2x.png") && run.errors.contains("80 × 96 px"))
  }

  @Test func oneSideKeepsTheProportions() throws {
    let run = try Codebox.run([
      "layout", "-s", "image", "--background-image", input("division.png"), "--width", "400",
    ])
    #expect(run.text.contains(#""frame": {"width": 400, "height": 90}"#))
  }

  @Test(arguments: ImageMode.allCases) func modes(mode: ImageMode) throws {
    let image = try image([
      "-n", "4", "-s", "image", "--background-image", input("division.png"), "--width", "320",
      "--height", "90", "--image-mode", mode.rawValue, "--background", "#00FF00",
    ])
    #expect(image.width == 320 && image.height == 90)
    let green = PixelImage.Pixel(0, 255, 0)
    let ground = image.area.y.reduce(0) { sum, y in
      sum + image.area.x.filter { image[$0, y] == green }.count
    }
    // Whole inside: 320×72, so 18 rows of the ground are left. All else covers the frame.
    #expect(ground == (mode == .fit ? 18 * 320 : 0))
  }

  /// V58: no background is transparent, and the file has an alpha channel.
  @Test(arguments: ["none", "transparent", "#0000"]) func transparency(color: String) throws {
    let image = try image(["--background", color])
    #expect(image[0, 0].alpha == 0)
  }

  /// V60: white text on nothing has no dark fringe.
  @Test func noFringe() throws {
    let image = try image([
      "--background", "none", "--cell-color", "none", "--border-width", "0", "--text-color",
      "white", "--scale", "2", "08645",
    ])
    var inked = 0
    for y in image.area.y {
      for x in image.area.x where image[x, y].alpha >= 16 {
        inked += 1
        let pixel = image[x, y]
        #expect(min(pixel.red, pixel.green, pixel.blue) >= 253)
      }
    }
    #expect(inked > 1_000)
  }

  /// The fill does not shine through at a border's rounded outside.
  @Test func noFillOutsideTheBorder() throws {
    let image = try image([
      "-n", "1", "--layout", "gap", "--corner-radius", "20", "--border-width", "2",
      "--border-color", "#0000FF", "--cell-color", "#FF0000", "--background", "none",
    ])
    for y in 0..<25 {
      for x in 0..<25 where image[x, y].alpha < 255 {
        #expect(image[x, y].alpha == 0 || image[x, y].red == 0)
      }
    }
  }

  /// C14: a colour is the colour.
  @Test func colorsAreExact() throws {
    let image = try image(["--background", "#336699"])
    #expect(image[0, 0] == .init(0x33, 0x66, 0x99))
  }

  /// C34: a picture that is too large, or none, is an error, not a field without it.
  @Test(arguments: [
    ("bad/wide.png", 3, "40000 × 1 px"), ("bad/huge.png", 3, "30000 × 30000 px"),
    ("bad/text.png", 3, "no PNG"), ("bad/empty.png", 3, "no PNG"), ("bad/crc.png", 3, "no PNG"),
    ("bad/truncated.png", 3, "no PNG"), ("no-such.png", 4, "No such file"), ("", 4, "directory"),
  ])
  func unusablePictures(name: String, code: Int32, words: String) throws {
    let folder = try ScratchFolder()
    let run = try Codebox.run(
      ["render", "--background-image", input(name)], in: folder)
    #expect(run.code == code && run.errors.contains(words), "\(run.errors)")
    #expect(try folder.names().isEmpty)
  }
}
