import Foundation
import TestSupport
import Testing

/// Words on the command line and texts on standard input.
@Suite struct InputCases {
  private func run(_ arguments: String..., input: String = "") throws -> Run {
    try Codebox.run(["render", "-o", "-"] + arguments, input: input)
  }

  private func refuses(_ arguments: [String], code: Int32 = 2, _ words: String = "") throws {
    let folder = try ScratchFolder()
    let run = try Codebox.run(["render"] + arguments, in: folder)
    #expect(run.code == code, "\(arguments): \(run.errors)")
    #expect(run.errors.contains(words), "\(arguments): \(run.errors)")
    #expect(run.errors.hasPrefix("codebox: ") && run.errors.split(separator: "\n").count == 1)
    #expect(run.output.isEmpty)
    #expect(try folder.names().isEmpty)
  }

  /// C32, C36, C37, C38: numbers are finite decimals in range.
  @Test(arguments: [
    "--width", "--height", "--scale", "--cell-size", "--gap", "--margin-multiple",
    "--border-width", "--corner-radius", "--font-size", "--dot-radius",
  ])
  func oddNumbers(option: String) throws {
    for word in [
      "nan", "inf", "-inf", "1e400", "0x10", "1e-320", "", "6x", "2,0", "1.", ".", "--", "1e3",
      "-1", "１", "99999999999999999999", " 1", "1 ", "+", "1.2.3",
    ] {
      try refuses(["\(option)=\(word)"], "\(option) takes ")
    }
  }

  @Test(arguments: ["--width", "--height", "--cell-size", "--font-size"])
  func sizesUnderAPoint(option: String) throws {
    for word in ["0", "0.4"] { try refuses([option, word], "from 1 to 32767") }
  }

  @Test func scales() throws {
    for word in ["0", "16.1", "-2"] { try refuses(["--scale", word], "above 0 and up to 16") }
    #expect(try run("--scale", "16").code == 0)
    #expect(try run("--scale", "0.4").code == 0)
    try refuses(["--scale", "0.01"], "a cell would be 0.5 px")
  }

  @Test func negativeBorders() throws {
    try refuses(["--border-width", "-3"], "from 0 to 32767, not “-3”")
  }

  /// C38
  @Test(arguments: ["0", "-1", "", "1e3", "99999999999999999999", "65", "6x", "6.0", "٦", "+6"])
  func digitCounts(word: String) throws {
    try refuses(["--digits=\(word)"], "a whole number from 1 to 64")
  }

  /// C33: 32,767 px are possible, one more is not, and 64 million in all.
  @Test func sizeLimits() throws {
    #expect(try run("--width", "32767", "--height", "50", "--layout", "even").code == 0)
    let start = ContinuousClock.now
    try refuses(["--width", "16384", "--scale", "2"], "32768 × 100 px; at most 32767 px a side")
    try refuses(["--width", "16383.8", "--scale", "2"], "32768")
    #expect(try run("--width", "16383.7", "--scale", "2").code == 0)
    try refuses(["--width", "8001", "--height", "8000"], "64 million")
    #expect(ContinuousClock.now - start < .seconds(3))
  }

  /// C32, C48: colours are whole words.
  @Test(arguments: [
    "#12", "#12345", "#1234567", "#FF8000demo", "reddwarf", "", "#GGG", "FF8000", "#", "#１２３",
    "rgb(1,2,3)", " red",
  ])
  func oddColors(word: String) throws {
    for option in ["--border-color", "--background", "--text-color", "--cell-color"] {
      try refuses(["\(option)=\(word)"], "\(option) takes a colour")
    }
  }

  /// C48
  @Test(
    arguments: [
      ("#336699", [0x33, 0x66, 0x99, 255]), ("#369", [0x33, 0x66, 0x99, 255]),
      ("#33669980", [0x33, 0x66, 0x99, 0x80]), ("#3698", [0x33, 0x66, 0x99, 0x88]),
      ("RebeccaPurple", [0x66, 0x33, 0x99, 255]), ("red", [255, 0, 0, 255]),
      ("none", [0, 0, 0, 0]), ("#aAbBcC", [0xAA, 0xBB, 0xCC, 255]),
    ] as [(String, [UInt8])])
  func colors(word: String, expected: [UInt8]) throws {
    let image = try PixelImage(png: try run("--background", word).output)
    let pixel = image[0, 0]
    let found = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    #expect(zip(found, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(pixel)")
    if expected[3] == 255 { #expect(found == expected) }
  }

  @Test func suggestions() throws {
    try refuses(["--digit", "6"], "did you mean --digits?")
    try refuses(["--boarder-color", "red"], "did you mean --border-color?")
    try refuses(["--style", "sqare"], "did you mean square?")
    try refuses(["--border-color", "bleu"], "did you mean blue?")
    try refuses(["--charset", "digit"], "did you mean digits?")
    try refuses(["--mask", "dots"], "did you mean dot?")
    let command = try Codebox.run(["rendre"])
    #expect(command.code == 2 && command.errors.contains("did you mean render?"))
  }

  /// C46: what starts with a dash.
  @Test func dashes() throws {
    try refuses(["-123"], "write -- before a TEXT that starts with one")
    try refuses(["--", "-123"], code: 3, "character 1")
    #expect(try run("--charset", "0123456789-", "--", "-123").code == 0)
    try refuses(["--gap", "-2"], "--gap takes a decimal number from 0")
    try refuses(["--gap", "--secure"], "--gap needs a value")
    try refuses(["--font-size"], "--font-size needs a value")
  }

  @Test func waysOfWriting() throws {
    let expected = try run("--digits", "4", "--secure", "123").output
    for arguments in [
      ["--digits=4", "--secure", "123"], ["-n", "4", "--secure", "123"],
      ["-n4", "--secure", "123"],
      ["--secure", "--digits", "4", "--", "123"], ["123", "--secure", "-n4"],
      ["-n=4", "--secure", "123"],
    ] {
      #expect(try Codebox.run(["render", "-o", "-"] + arguments).output == expected)
    }
    try refuses(["--secure=yes", "1"], "takes no value")
    try refuses(["12", "34"], "one TEXT")
    try refuses(["-n", "4", "--digits", "5"], "given twice")
  }

  /// An option that would be ignored is an error.
  @Test(arguments: [
    ["--mask", "*"], ["--dot-color", "red"], ["--line-width", "2"],
    ["--border-width", "2", "-s", "underline"], ["--gap", "3", "--layout", "even"],
    ["--margin-multiple", "2", "--layout", "gap"],
    ["--margin-multiple", "2", "--gap", "4", "--width", "400"], ["--image-mode", "tile"],
    ["--font-weight", "semibold", "--font", "x.ttf"], ["--font-family", "A", "--font", "x.ttf"],
    ["--dot-radius", "5", "--layout", "gap"], ["--corner-radius", "5", "-s", "underline"],
  ])
  func ignoredOptions(arguments: [String]) throws {
    try refuses(arguments, "has no effect")
  }

  @Test func theImageStyleNeedsAPicture() throws {
    try refuses(["-s", "image", "123"], "--background-image")
  }

  // MARK: Texts

  @Test func textsThatTheFieldDoesNotTake() throws {
    try refuses(["12a"], code: 3, "character 3 of the text “a” (U+0061)")
    try refuses(["1234567"], code: 3, "7 characters and the field 6 cells")
    try refuses(["1\u{301}"], code: 3, "U+0031 U+0301")
    try refuses(["1\u{FE0F}\u{20E3}"], code: 3, "U+20E3")
    try refuses(["--charset", "any", "a b"], code: 3, "character 2")
    try refuses(["--charset", "ABC", "ABD"], code: 3, "character 3")
    try refuses(["--charset", "A B"], "--charset takes")
    #expect(try run("--overflow", "truncate", "1234567").output == run("123456").output)
  }

  /// A secure text shows in no message.
  @Test(arguments: [
    ["--secure", "48291x"], ["--secure", "4829137"], ["--secure", "48", "29"],
    ["--secure", "-4829"], ["--secure", "--4829"], ["4829", "--secure", "--width", "3"],
    ["--secure", "--mask", "👍", "4829"], ["--secure", "4829", "--font", "/no/such"],
    ["--secure", "--mask", "4829"], ["--secure", "-n", "482913"], ["--hunter48", "--secure"],
    ["--preset", "drawn-squares", "--mask", "4829"],
  ])
  func secureTextsAreNotShown(arguments: [String]) throws {
    for command in ["render", "layout"] {
      let run = try Codebox.run([command] + arguments, in: try ScratchFolder())
      #expect(run.code != 0)
      #expect(!run.errors.contains("48") && !run.errors.contains("29") && run.output.isEmpty)
    }
  }

  @Test func secureTextsAreMaskedInLayouts() throws {
    let run = try Codebox.run(["layout", "--secure", "736"])
    #expect(run.code == 0)
    #expect(run.text.contains(#""text": "•••""#) && !run.text.contains("736"))
    #expect(try Codebox.run(["layout", "736"]).text.contains(#""text": "736""#))
  }

  @Test func aCommandThatIsNoneIsNotShown() throws {
    let run = try Codebox.run(["482913"])
    #expect(run.code == 2 && !run.errors.contains("482913"))
  }

  /// C40, and how standard input ends.
  @Test func standardInput() throws {
    let expected = try run("123").output
    for input in ["123", "123\n", "123\r\n"] {
      #expect(try run("-", input: input).output == expected)
    }
    #expect(try run("-", input: "\n").output == run().output)
    let empty = try run("-")
    #expect(empty.code == 3 && empty.errors.contains("standard input is empty"))
    #expect(try run("-", input: "123\n\n").code == 3)
    #expect(try run("-", input: String(repeating: "1", count: 2 << 20)).code == 3)
    let secret = try run("--secure", "-", input: "48x")
    #expect(secret.code == 3 && !secret.errors.contains("48") && !secret.errors.contains("x”"))
  }

  @Test func standardInputThatIsNoText() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell("printf '\\377\\376' | \"$CODEBOX\" render - -o -", in: folder)
    #expect(run.code == 3 && run.errors.contains("not UTF-8"))
    let closed = try Codebox.shell("\"$CODEBOX\" render - -o - <&-", in: folder)
    #expect(closed.code == 4 && closed.errors.contains("standard input"))
  }

  /// C40: standard input is not touched unless a dash asks for it.
  @Test(.timeLimit(.minutes(1))) func anIdleInputDoesNotMatter() throws {
    let run = try Codebox.shell(
      "mkfifo idle; \"$CODEBOX\" render 1 -o a.png <> idle", in: try ScratchFolder())
    #expect(run.text == "a.png\n")
  }

  @Test func argumentsThatAreNoText() throws {
    let run = try Codebox.shell(
      "\"$CODEBOX\" render 1 -o $'\\377.png'", in: try ScratchFolder())
    #expect(run.code == 2 && run.errors.contains("argument 4 is not UTF-8"))
  }
}
