import CodeField
import TestSupport
import Testing

@testable import codebox

/// Themes and contrast.
@Suite struct ThemeCases {
  private func image(_ options: String...) throws -> PixelImage {
    let run = try Codebox.run(["render", "-o", "-"] + options)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return try PixelImage(png: run.output)
  }

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
