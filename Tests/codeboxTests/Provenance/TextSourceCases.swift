import Foundation
import TestSupport
import Testing

@testable import codebox

/// Texts that come from variables, files and standard input.
@Suite struct TextSourceCases {
  private func render(
    _ arguments: [String], code: String? = nil, in folder: ScratchFolder? = nil
  ) throws -> Run {
    var environment = ["PATH": "/usr/bin:/bin"]
    if let code { environment["CODE"] = code }
    return try Codebox.run(["render", "-o", "-"] + arguments, in: folder, environment: environment)
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  @Test(arguments: ["123", "123\n", "123\r\n"]) func theSamePicture(text: String) throws {
    let expected = try render(["123"]).output
    #expect(try render(["--text-env", "CODE"], code: text).output == expected)
    let folder = try ScratchFolder()
    try write(text, to: folder.path("code"))
    #expect(try render(["--text-file", "code"], in: folder).output == expected)
    let piped = try Codebox.shell(
      "\"$CODEBOX\" render -o - --text-file <(printf '123\\n')", in: folder)
    #expect(piped.output == expected)
  }

  /// A line break alone is an empty text, and a dash is a dash.
  @Test func oddTexts() throws {
    #expect(try render(["--text-env", "CODE"], code: "\n").output == render([]).output)
    let dash = try render(["--charset", "any", "--text-env", "CODE"], code: "-")
    #expect(dash.code == 0)
    #expect(
      try dash.output
        == Codebox.run(["render", "-o", "-", "--charset", "any", "-"], input: "-").output)
    let two = try render(["--text-env", "CODE"], code: "12\n\n")
    #expect(two.code == 3 && two.errors.contains("character 3"))
  }

  @Test func otherCommands() throws {
    let environment = ["CODE": "12"]
    for command in [["layout"], ["sheet", "--rows", "state", "-o", "-"], ["type"]] {
      let run = try Codebox.run(command + ["--text-env", "CODE"], environment: environment)
      #expect(run.code == 0)
      #expect(try run.output == Codebox.run(command + ["12"]).output)
    }
    let folder = try ScratchFolder()
    try write("1\n2<del>\n", to: folder.path("script"))
    let run = try Codebox.run(["type", "--text-file", "script"], in: folder)
    #expect(try run.output == Codebox.run(["type", "12<del>"]).output)
  }

  /// Two sources, or none that holds a text.
  @Test func faults() throws {
    let folder = try ScratchFolder()
    try write("", to: folder.path("empty"))
    try write(String(repeating: "1", count: 1 << 20 + 1), to: folder.path("long"))
    try Data([0xFF, 0x31]).write(to: URL(filePath: folder.path("latin")))
    let cases: [([String], Int32, String)] = [
      (["--text-env", "CODE", "12"], 2, "TEXT and --text-env exclude each other"),
      (["--text-file", "f", "-"], 2, "TEXT and --text-file exclude each other"),
      (["--text-env", "CODE", "--text-file", "f"], 2, "--text-env and --text-file exclude"),
      (["--text-env", "NONE"], 3, "the variable NONE is not set"),
      (["--text-env", "1CODE"], 2, "--text-env takes the name of an environment variable"),
      (["--text-env", "A-B"], 2, "takes the name"), (["--text-env="], 2, "takes the name"),
      (["--text-file", "none"], 4, "cannot read “none”"), (["--text-file", "."], 4, "cannot read"),
      (["--text-file", "empty"], 3, "“empty” is empty"),
      (["--text-file", "long"], 3, "longer than 1048576 bytes"),
      (["--text-file", "latin"], 3, "not UTF-8"), (["--text-file", "-"], 2, "a lone -"),
    ]
    for (arguments, code, words) in cases {
      let run = try render(arguments, code: "739154", in: folder)
      #expect(run.code == code && run.errors.contains(words), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1 && !run.errors.contains("739154"))
    }
    let empty = try render(["--text-env", "CODE"], code: "")
    #expect(empty.code == 3 && empty.errors.contains("the variable CODE is empty"))
    let binary = try Codebox.shell(
      "CODE=$(printf '\\377') \"$CODEBOX\" render --text-env CODE", in: folder)
    #expect(binary.code == 3 && binary.errors.contains("not UTF-8"))
    let type = try Codebox.run(["type", "12", "--text-env", "CODE"])
    #expect(type.code == 2 && type.errors.contains("SCRIPT and --text-env"))
    let sheet = try Codebox.run(["sheet", "--rows", "text=1,2", "12"])
    #expect(sheet.code == 2 && sheet.errors.contains("another text is given"))
  }

  /// A value in the place of a name is not shown, nor is a character of a text kept off the line.
  @Test func valuesAreNotShown() throws {
    let mistaken = try render(["--text-env", "739154"])
    #expect(mistaken.code == 2 && !mistaken.errors.contains("739154"))
    let wrong = try render(["--text-env", "CODE"], code: "12x")
    #expect(wrong.code == 3 && !wrong.errors.contains("x”"))
  }

  /// They are no looks.
  @Test func noLooks() {
    let names = LookDocument.options.map(\.name)
    #expect(!names.contains("text-env") && !names.contains("text-file"))
    #expect(TextOptions.file.description.isPath && !TextOptions.variable.description.isPath)
  }
}
