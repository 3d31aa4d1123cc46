import Foundation
import TestSupport
import Testing

@testable import codebox

/// Looks: documents, presets, the schema, and how they are laid over one another.
@Suite struct LookTests {
  private func render(_ look: String, _ further: [String] = []) throws -> Run {
    let folder = try ScratchFolder()
    try look.write(toFile: folder.path("look.json"), atomically: false, encoding: .utf8)
    return try Codebox.run(
      ["render", "--look", "look.json", "-o", "-"] + further, in: folder)
  }

  @Test func aDocumentIsTheSameAsItsOptions() throws {
    let look = """
      {
        "$schema": "anything", "description": "a test",
        "digits": 4, "style": "underline", "secure": true, "line-width": 2.5,
        "cell-size": "40x48", "gap": 8, "dot-color": "#123456/#654321"
      }
      """
    let options = [
      "render", "--digits", "4", "--style", "underline", "--secure", "--line-width", "2.5",
      "--cell-size", "40x48", "--gap", "8", "--dot-color", "#123456/#654321", "-o", "-", "123",
    ]
    #expect(try render(look, ["123"]).output == Codebox.run(options).output)
  }

  @Test func theLineWinsOverTheDocumentOverThePreset() throws {
    let run = try render(
      ##"{"background": "#111111", "digits": 3}"##,
      ["--preset", "drawn-squares", "--background", "#222222"])
    let image = try PixelImage(png: run.output)
    #expect(image[0, 0] == .init(0x22, 0x22, 0x22))
    let document = try PixelImage(
      png: try render(##"{"background": "#111111"}"##, ["--preset", "drawn-squares"]).output)
    #expect(document[0, 0] == .init(0x11, 0x11, 0x11))
  }

  /// Faults name the document, the line and the key, and what would be right.
  @Test(arguments: [
    (
      "{\n\"border-widht\": 2}",
      "line 2: there is no option “border-widht”; did you mean “border-width”?"
    ),
    ("{\n\n\"digits\": 65}", "line 3: “digits” takes a whole number from 1 to 64"),
    ("{\"digits\": \"6\"}", "line 1: “digits” takes a whole number"),
    ("{\"secure\": 1}", "line 1: “secure” takes true or false"),
    ("{\"style\": \"sqare\"}", "did you mean square?"),
    ("{\"border-width\": -1}", "“border-width” takes a decimal number from 0"),
    ("{\"border-width\": 1e400}", "“border-width” takes"),
    ("{\"border-color\": \"bleu\"}", "did you mean blue?"),
    ("{\"digits\": null}", "“digits” takes"), ("{\"digits\": [6]}", "“digits” takes"),
    ("[1]", "a look is an object"), ("{\"digits\": 6", "line 1"),
    ("{\"look\": \"other.json\"}", "there is no option “look”"),
    ("{\"digits\": 4,\n\"digits\": 5}", "line 2: “digits” is given twice"),
  ])
  func faults(look: String, words: String) throws {
    let run = try render(look)
    #expect(run.code == 3 && run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains("“look.json”") && run.errors.split(separator: "\n").count == 1)
  }

  @Test func aMissingDocument() throws {
    let run = try Codebox.run(["render", "--look", "no.json"], in: try ScratchFolder())
    #expect(run.code == 4 && run.errors.contains("“no.json”"))
  }

  /// Paths in a document start from its folder.
  @Test func paths() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("looks"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Fixtures.file("inputs/lock.png"), to: URL(filePath: folder.path("looks/lock.png")))
    try #"{"secure": true, "mask": "lock.png"}"#
      .write(toFile: folder.path("looks/a.json"), atomically: false, encoding: .utf8)
    let run = try Codebox.run(
      ["render", "--look", "looks/a.json", "-o", "-", "12"], in: folder)
    #expect(run.code == 0, "\(run.errors)")
  }

  /// What `look` prints draws the same picture when it is read back.
  @Test(arguments: [
    ["-n", "4", "--focus", "--focus-ring-width", "3", "--cursor", "bar"],
    ["--preset", "shadcn", "--theme", "dark", "--state", "error"],
    ["-s", "joined", "--groups", "3,3", "--separator", "–", "--shadow", "0,2,4,#0003"],
    ["--cell-size", "40x48", "--layout", "gap", "--text-color-at", "1=red,2=#00F/#0FF"],
    ["--charset", "ABC\"\\", "--placeholder", "é", "--background", "red..blue@45"],
  ])
  func printedLooksAreWhole(options: [String]) throws {
    let folder = try ScratchFolder()
    let printed = try Codebox.run(["look"] + options, in: folder)
    #expect(printed.code == 0, "\(printed.errors)")
    try printed.text.write(toFile: folder.path("l.json"), atomically: false, encoding: .utf8)
    let text = options.contains("--charset") ? "AB" : "12"
    let again = try Codebox.run(["render", "--look", "l.json", text, "-o", "-"], in: folder)
    #expect(again.code == 0, "\(again.errors)")
    #expect(try again.output == Codebox.run(["render", text, "-o", "-"] + options).output)
    #expect(try Codebox.run(["look", "--look", "l.json"], in: folder).output == printed.output)
  }

  /// The schema is that of the table, and of JSON.
  @Test func schema() throws {
    let run = try Codebox.run(["look", "--schema"])
    #expect(run.code == 0)
    try Golden.check(text: run.text, "../docs/look.schema.json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let properties = try #require(object?["properties"] as? [String: [String: Any]])
    #expect(properties.count == LookDocument.options.count + 2)
    #expect(properties["digits"]?["maximum"] as? Int == 64)
    #expect(
      properties["state"]?["enum"] as? [String] == ["normal", "error", "success", "disabled"])
    #expect(object?["additionalProperties"] as? Bool == false)
  }

  // MARK: Presets

  @Test func theListOfPresets() throws {
    let list = try Codebox.run(["presets"])
    #expect(list.code == 0)
    #expect(list.text.split(separator: "\n").count >= 24)
    let json = try Codebox.run(["presets", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    let presets = try #require(object?["presets"] as? [[String: String]])
    #expect(presets.count == Preset.all.count)
    #expect(presets.allSatisfy { $0["description"]?.isEmpty == false })
    #expect(Set(presets.compactMap { $0["name"] }).count == presets.count)
    for name in ["even-image", "gap-underline", "gap-box", "drawn-squares"] {
      #expect(presets.contains { $0["name"] == name })
    }
  }

  /// Every file is in the table of the binary.
  @Test func everyLookIsEmbedded() throws {
    let folder = Fixtures.root.appending(path: "Sources/CPresets/looks")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(Set(files) == Set(Preset.all.map { "\($0.name).json" }))
    for preset in Preset.all {
      let bytes = try Data(contentsOf: folder.appending(path: "\(preset.name).json"))
      #expect(Array(bytes) == preset.bytes)
    }
  }

  /// The reference numbers of the three systems.
  @Test func theThreeSystems() throws {
    func layout(_ preset: String) throws -> String {
      try Codebox.run(["layout", "--preset", preset]).text
    }
    #expect(
      try layout("even-image").contains(#"{"x": 150, "y": 0, "width": 50, "height": 45}"#))
    #expect(try layout("gap-underline").contains(#""width": 33.333333333333336, "height": 60"#))
    #expect(try layout("gap-box").contains(#""width": 33.333333333333336, "height": 60"#))
    let squares = try layout("drawn-squares")
    #expect(squares.contains(#"{"x": 325, "y": 25}"#) && squares.contains(#""radius": 7.2"#))
  }

  /// Every preset draws in both themes and all states, and its text can be read.
  @Test(arguments: Preset.all.map(\.name)) func presetsDraw(name: String) throws {
    for theme in ["light", "dark"] {
      for state in ["normal", "error", "success", "disabled"] {
        let parser = ArgumentParser(command: "render", options: FieldOptions.all)
        let arguments = try LookLoader.resolve(
          try parser.parse([
            "--preset", name, "--theme", theme, "--state", state, "--focus", "12",
          ]))
        let drawing = try Drawing(try Request(arguments), text: "12")
        #expect(try drawing.raster().pixels.contains { $0 != 0 })
        let findings = ContrastCheck.findings(drawing.style, drawing.content)
        #expect(
          !findings.contains { $0.subject == "text" && $0.contrast < 2 },
          "\(name) \(theme): \(findings.map(\.words))")
      }
    }
  }

  /// Error and success are seen in every preset.
  @Test(arguments: Preset.all.map(\.name)) func presetsShowTheirStates(name: String) throws {
    func png(_ state: String) throws -> [UInt8] {
      try Codebox.run(["render", "--preset", name, "--state", state, "12", "-o", "-"]).output
    }
    #expect(try Set([png("normal"), png("error"), png("success")]).count == 3)
  }

  @Test func aMistypedPreset() throws {
    let run = try Codebox.run(["render", "--preset", "shadcm"])
    #expect(run.code == 2 && run.errors.contains("did you mean shadcn?"))
    let near = try Codebox.run(["presets", "--jsn"])
    #expect(near.code == 2 && near.errors.contains("--json"))
  }
}
