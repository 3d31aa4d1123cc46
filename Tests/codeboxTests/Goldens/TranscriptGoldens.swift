import TestSupport
import Testing

/// What the command says, kept word for word: arguments, output, errors, exit code (C30).
@Suite struct TranscriptGoldens {
  static let transcripts: [(name: String, runs: [[String]])] = [
    ("help", [["help"], ["--help"], ["-h"]]),
    ("help-render", [["help", "render"], ["render", "--help"]]),
    ("help-layout", [["help", "layout"]]),
    ("help-sheet", [["help", "sheet"]]), ("help-look", [["help", "look"]]),
    ("help-type", [["help", "type"]]), ("presets", [["presets"], ["help", "presets"]]),
    ("help-try", [["help", "try"]]), ("help-batch", [["help", "batch"]]),
    ("help-verify", [["help", "verify"]]), ("help-accept", [["help", "accept"]]),
    ("help-diff", [["help", "diff"]]), ("help-explain", [["help", "explain"]]),
    ("help-doctor", [["help", "doctor"]]),
    ("type", [["type", "12<del>3<paste:4 5-6><blur>", "-n", "5"], ["type", "--secure", "48x"]]),
    ("help-help", [["help", "help"], ["help", "rendr"], ["help", "482913"]]),
    ("version", [["--version"], ["--version", "x"]]),
    ("no-command", [[], ["rendr"], ["482913"], ["--secure", "482913"]]),
    ("layout-default", [["layout", "--secure", "123"]]),
    (
      "layout-underline", [["layout", "-s", "underline", "--width", "300", "--height", "45", "12"]]
    ),
    ("layout-ink", [["layout", "-n", "3", "--centering", "ink", "17"]]),
    (
      "usage-errors",
      [
        ["render", "--digit", "6"], ["render", "--digits", "65"], ["render", "--digits"],
        ["render", "--style", "sqare"], ["render", "--border-color", "bleu"],
        ["render", "--mask", "*", "123"], ["render", "12", "34"], ["render", "-123"],
        ["render", "--secure=1"], ["render", "--scale", "17"], ["render", "-s", "image"],
        ["render", "--charset", "digit"], ["render", "--cell-size", "40x48"],
        ["render", "-n", "4", "-n", "5"], ["layout", "-o", "x"],
      ]
    ),
    (
      "size-errors",
      [
        ["render", "--width", "200"], ["render", "--layout", "gap", "--width", "99"],
        ["render", "--layout", "gap", "--cell-size", "40x48", "--height", "40"],
        ["render", "--width", "16384", "--scale", "2"], ["render", "--scale", "0.01"],
        ["render", "--border-width", "25"], ["render", "--corner-radius", "26"],
        ["render", "-s", "underline", "--line-width", "50"],
        ["render", "--font-size", "70", "123"],
        ["render", "--secure", "--mask", "@", "--font-size", "90", "123"],
      ]
    ),
    (
      "content-errors",
      [
        ["render", "12a"], ["render", "--secure", "12a"], ["render", "1234567"],
        ["render", "-n", "1", "12"], ["render", "--charset", "any", "👍"],
        ["render", "--charset", "any", "x\u{301}"], ["render", "--charset", "any", "a b"],
        ["render", "--charset", "XYZ", "XA"], ["render", "--font-family", "NoSuchFontXYZ", "1"],
        ["render", "-"],
      ]
    ),
    (
      "file-errors",
      [
        ["render", "--font", "no/such.ttf", "1"], ["render", "--background-image", "no/such.png"],
        ["render", "--secure", "--mask", "no/such.png", "1"], ["render", "1", "-o", "/"],
        ["render", "1", "-o", "/etc/passwd/x.png"],
      ]
    ),
  ]

  @Test(arguments: transcripts.indices) func transcript(index: Int) throws {
    let (name, runs) = Self.transcripts[index]
    let folder = try ScratchFolder()
    var lines: [String] = []
    for arguments in runs {
      let run = try Codebox.run(arguments, in: folder)
      lines.append("$ codebox " + arguments.joined(separator: " "))
      if !run.output.isEmpty { lines.append(run.text + "---") }
      if !run.errors.isEmpty { lines.append(run.errors + "---") }
      lines.append("exit \(run.code.map { String($0) } ?? "by signal")\n")
    }
    // An error never leaves anything behind.
    #expect(try folder.names().isEmpty)
    try Golden.check(
      text: lines.joined(separator: "\n") + "\n", "commands/\(name).txt")
  }
}
