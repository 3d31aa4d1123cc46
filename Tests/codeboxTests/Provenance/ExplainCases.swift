import CodeField
import Foundation
import PNG
import TestSupport
import Testing

@testable import codebox

/// `codebox explain`: the command that draws a picture again.
@Suite struct ExplainCases {
  private func explain(
    _ arguments: [String], in folder: ScratchFolder, environment: [String: String]? = nil,
    input: String = ""
  ) throws -> Run {
    let run = try Codebox.run(
      ["render", "--embed-look", "-o", "a.png"] + arguments, in: folder, input: input)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return try Codebox.run(["explain", "a.png"], in: folder)
  }

  /// A shell that finds the command by its name.
  private func shell(_ script: String, in folder: ScratchFolder) throws -> Run {
    var environment = ProcessInfo.processInfo.environment
    let path = Codebox.debug.deletingLastPathComponent().path(percentEncoded: false)
    environment["PATH"] = "\(path):\(environment["PATH"] ?? "/usr/bin:/bin")"
    return try Codebox.run(
      URL(filePath: "/bin/sh"), ["-c", script], in: folder, environment: environment, input: [])
  }

  @Test(arguments: [
    (["12"], "codebox render 12"), ([], "codebox render"),
    (["--digits", "6", "--scale", "1", "--charset", "digits"], "codebox render"),
    (
      ["-n", "4", "--border-color", "#123", "--charset", "any", "$('\""],
      #"codebox render --digits 4 --charset any --border-color '#123' '$('\''"'"#
    ),
    (["--charset", "any", "--", "-12"], "codebox render --charset any -- -12"),
    (["--text-offset", "-3", "1"], "codebox render --text-offset=-3 1"),
    // A border of the default's width is a border where the style has none.
    (["-s", "none", "--border-width", "1"], "codebox render --style none --border-width 1"),
  ])
  func lines(arguments: [String], line: String) throws {
    let run = try explain(arguments, in: try ScratchFolder())
    #expect(run.text == line + "\n" && run.errors.isEmpty && run.code == 0)
  }

  @Test func secretTexts() throws {
    let run = try explain(
      ["--charset", "ABC", "--secure", "CAB"], in: try ScratchFolder())
    #expect(run.text == "codebox render --secure --charset ABC AAA\n")
    #expect(
      run.errors == "codebox: note: the text is not in “a.png”; the command has another of 3 "
        + "characters in its place\n")
  }

  /// A text that would be standard input comes another way.
  @Test func aLoneDash() throws {
    let folder = try ScratchFolder()
    let run = try explain(["--charset", "any", "-"], in: folder, input: "-")
    #expect(run.text == "TEXT=- codebox render --charset any --text-env TEXT\n")
    try expectSamePicture(run.text, in: folder)
  }

  /// An option that a command line refuses because it seldom has an effect, and that has one.
  @Test func optionsThatALineRefuses() throws {
    let folder = try ScratchFolder()
    let look =
      #"{"style":"none","corner-radius":12,"focus":true,"focus-ring-width":3,"#
      + #""padding":9,"placeholder":"'"}"#
    try look.write(toFile: folder.path("l.json"), atomically: false, encoding: .utf8)
    let run = try explain(["--look", "l.json", "1"], in: folder)
    #expect(
      run.text.hasPrefix(#"printf %s '{"corner-radius": 12}' | codebox render"#), "\(run.text)")
    try expectSamePicture(run.text, in: folder)
  }

  /// Paths of any characters, and none of them runs or breaks the line.
  @Test(arguments: [
    "a b.ttf", "it's.ttf", "$(touch x)`touch y`.ttf", "a\nb.ttf", "a\n", "\u{1B}[2J%s\\n'.ttf",
    "\u{202E}gnp.ttf", "é\u{85}.ttf", "~.ttf", "*", "a;touch z",
  ])
  func oddPaths(name: String) throws {
    let folder = try ScratchFolder()
    try FileManager.default.copyItem(atPath: Fixtures.dejaVu, toPath: folder.path(name))
    let run = try explain(["--font", name, "--placeholder", "%", "12"], in: folder)
    #expect(run.code == 0 && run.text.filter { $0 == "\n" }.count == 1, "\(run.text)")
    let unseen = run.text.dropLast().unicodeScalars.contains {
      [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(!unseen)
    try expectSamePicture(run.text, in: folder)
    #expect(try folder.names() == ["a.png", "codebox.png", name].sorted())
  }

  private func expectSamePicture(_ line: String, in folder: ScratchFolder) throws {
    let run = try shell(line, in: folder)
    #expect(run.code == 0, "\(line)\(run.errors)")
    #expect(
      try PixelImage(path: folder.path("a.png")) == PixelImage(path: folder.path("codebox.png")))
  }

  /// Seeded: words of any characters pass through a shell as they are.
  @Test func quoting() throws {
    var random = Random(seed: 3)
    let letters = Array("ab'\"\\$`!*?[]{}()<>|&;#~=% \t\n\r\u{1}\u{7F}\u{9B}\u{202E}é€-")
    let words = (0..<300).map { _ in
      String(
        (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        })
    }
    let script = words.map { ("printf '%s\\0' " + $0.shellQuoted).onOneLine + "\n" }.joined()
    #expect(script.filter { $0 == "\n" }.count == words.count)
    let run = try shell(script, in: try ScratchFolder())
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(run.output == words.flatMap { Array($0.utf8) + [0] })
  }

  /// Seeded: for any look, the command is one that a line takes, and it asks for the same scene.
  @Test(.timeLimit(.minutes(3))) func anyLook() throws {
    var random = Random(seed: 2_027)
    var drawn = 0
    for _ in 0..<600 {
      let arguments = try RandomLooks().arguments(&random)
      let text = String("7391".prefix(Int.random(in: 0...4, using: &random)))
      guard let request = try? Request(arguments),
        let drawing = try? Drawing(request, text: text)
      else { continue }
      drawn += 1
      let provenance = Provenance(arguments, request, drawing.entry)
      let command = try RedrawCommand(provenance)
      let parser = ArgumentParser(
        command: "render", options: FieldOptions.all + TextOptions.all)
      // A look on standard input is the shell's; the run below has them.
      guard !command.line.hasPrefix("printf") else { continue }
      let parsed = try parser.parse(Array(command.words.dropFirst()))
      let again = try Drawing(try Request(parsed), text: parsed.text)
      if provenance.hidesShownCharacters(of: request) { continue }
      #expect(again.scene == drawing.scene, "\(command.line)")
      #expect(again.grid == drawing.grid)
    }
    #expect(drawn > 120)
  }

  /// Seeded: the printed command, run by a shell, draws the same pixels.
  @Test(.timeLimit(.minutes(3))) func anyLookThroughAShell() throws {
    var random = Random(seed: 7)
    let folder = try ScratchFolder()
    var count = 0
    while count < 30 {
      let arguments = try RandomLooks().arguments(&random)
      let text = String("7391".prefix(Int.random(in: 0...4, using: &random)))
      guard let request = try? Request(arguments),
        let drawing = try? Drawing(request, text: text)
      else { continue }
      let provenance = Provenance(arguments, request, drawing.entry)
      if provenance.hidesShownCharacters(of: request) { continue }
      let file = try PNGWriter.bytes(
        of: try drawing.raster(), scale: request.scale, text: provenance.text)
      try FileManager.default.createDirectory(
        atPath: folder.path("\(count)"), withIntermediateDirectories: true)
      try Data(file).write(to: URL(filePath: folder.path("\(count)/a.png")))
      count += 1
    }
    let run = try shell(
      """
      for folder in *; do
        (cd $folder && codebox explain a.png >command 2>/dev/null && sh ./command) || echo $folder
      done
      """, in: folder)
    #expect(!run.text.split(separator: "\n").contains { Int($0) != nil }, "\(run.errors)")
    for index in 0..<count {
      let first = try PixelImage(path: folder.path("\(index)/a.png"))
      let second = try PixelImage(path: folder.path("\(index)/codebox.png"))
      let command = try String(contentsOfFile: folder.path("\(index)/command"), encoding: .utf8)
      #expect(first == second, "\(command)")
    }
  }

  @Test func theStoredDocument() throws {
    let folder = try ScratchFolder()
    _ = try explain(["-n", "4", "--secure", "12"], in: folder)
    let run = try Codebox.run(["explain", "--json", "a.png"], in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(object?["characters"] as? Int == 2 && object?["schema"] as? Int == 1)
    #expect(object?.keys.sorted() == ["characters", "codebox", "look", "schema"])
  }

  @Test func faults() throws {
    let folder = try ScratchFolder()
    func refuses(_ arguments: [String], code: Int32, _ words: String) throws {
      let run = try Codebox.run(["explain"] + arguments, in: folder)
      #expect(run.code == code && run.errors.contains(words), "\(run.errors)")
      #expect(run.output.isEmpty && run.errors.split(separator: "\n").count == 1)
    }
    let plain = Fixtures.root.appending(path: "docs/pictures/first.png").path(percentEncoded: false)
    try refuses([plain], code: 3, "draw it with --embed-look")
    try refuses([], code: 2, "explain needs a FILE")
    try refuses(["no.png"], code: 4, "cannot read “no.png”")
    try refuses(["/dev/null"], code: 3, "is no PNG")
    try refuses(["a.png", "b.png"], code: 2, "explain takes one FILE")
  }
}
