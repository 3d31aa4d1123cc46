import TestSupport
import Testing

/// Many fields on one picture.
@Suite struct SheetCases {
  private func sheet(_ arguments: String...) throws -> Run {
    try Codebox.run(["sheet", "-o", "-"] + arguments)
  }

  /// The pictures of a sheet are those that `render` draws, pixel by pixel, in order.
  @Test func picturesAreWhole() throws {
    let image = try PixelImage(
      png: try sheet("-n", "2", "--rows", "state=normal,error", "--columns", "theme", "12").output)
    let single = try PixelImage(
      png: try Codebox.run(
        ["render", "-n", "2", "--state", "error", "--theme", "dark", "12", "-o", "-"]
      ).output)
    let last = PixelArea(
      x: image.width - 16 - single.width..<image.width - 16,
      y: image.height - 16 - single.height..<image.height - 16)
    #expect(image.pixels(last) == single.pixels(single.area))
  }

  @Test(arguments: [
    ["--rows", "state"], ["--columns", "focus"], ["--rows", "style", "-n", "2"],
    ["--rows", "scale=1,2,3"], ["--rows", "text=1,12,123", "--columns", "secure"],
    ["--rows", "groups=3,3;2,2,2"], ["--rows", "preset=shadcn,mint", "--columns", "state"],
    ["--rows", "border-color=red;#00F..#0FF@45;none"],
  ])
  func axes(arguments: [String]) throws {
    let run = try Codebox.run(["sheet", "-o", "-"] + arguments)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test(
    arguments: [
      (["12"], "--rows or --columns"),
      (["--rows", "text=1,2", "12"], "another text is given"),
      (["--rows", "state", "--columns", "state"], "both change state"),
      (["--rows", "stat"], "did you mean state?"), (["--rows", "digits"], "with values"),
      (["--rows", "digits=4,99"], "row 2: --digits takes"),
      (["--rows", "state", "--state", "error"], "runs through its values"),
      (["--rows", "state", "--columns", "text=1,x"], "row 1, column 2: character 1"),
      (["--rows", "state", "--mask", "*"], "no effect without --secure"),
      (["--rows", "mask=dot,*"], "no effect without --secure"),
      (["--rows", "check-contrast"], "--rows takes"),
    ] as [([String], String)])
  func faults(arguments: [String], words: String) throws {
    let run = try Codebox.run(["sheet", "-o", "-"] + arguments)
    #expect(run.code == 2 || run.code == 3)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty && run.errors.split(separator: "\n").count == 1)
  }

  /// One secure field makes the text a secret on the whole sheet: captions of two texts are alike, and
  /// no message shows it.
  @Test(arguments: [
    ["--secure"], ["--preset", "drawn-squares"], ["--columns", "preset=shadcn,drawn-squares"],
    ["--columns", "secure"],
  ])
  func secrets(arguments: [String]) throws {
    let captions = try ["4829", "7350"].map { text in
      let run = try Codebox.run(["sheet", "-o", "-", "--rows", "text=\(text)"] + arguments)
      let image = try PixelImage(png: run.output)
      return image.pixels(PixelArea(x: 0..<44, y: 30..<image.height))
    }
    #expect(captions[0] == captions[1])
    let run = try Codebox.run(["sheet", "-o", "-", "--rows", "text=48x9"] + arguments)
    #expect(run.code == 3 && !run.errors.contains("x”") && !run.errors.contains("48"))
  }

  @Test func contrastWarningsNameThePicture() throws {
    let run = try sheet("--rows", "text-color=black;#BBB", "--check-contrast", "12")
    #expect(run.code == 0)
    #expect(
      run.errors
        == "codebox: warning: row 2, column 1: the contrast of text is 1.91:1, 4.5:1 is needed\n")
  }
}
