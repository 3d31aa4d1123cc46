import Foundation
import TestSupport
import Testing

@testable import codebox

/// Replayed typing: scripts to events and pictures.
@Suite struct TypeCases {
  private func lines(_ arguments: String...) throws -> [[String: Any]] {
    let run = try Codebox.run(["type"] + arguments)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return try run.text.split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
  }

  private func events(_ arguments: [[String: Any]]) -> [String] {
    arguments.compactMap { $0["event"] as? String }
  }

  @Test func theDocumentedExample() throws {
    let lines = try lines("12<del>3<paste:4 5-6><blur>", "-n", "6")
    #expect(
      events(lines) == [
        "begin", "change", "change", "deleteBackward", "change", "change", "change", "end", "state",
      ])
    #expect(lines.last?["text"] as? String == "13456")
    #expect(lines.last?["complete"] as? Bool == false)
    #expect(lines.last?["focused"] as? Bool == false)
    #expect(lines.last?["position"] as? Int == 5)
    #expect(lines.compactMap { $0["time"] as? Int } == [0, 200, 400, 600, 600, 800, 1000, 1200])
  }

  @Test func allSteps() throws {
    #expect(try lines("<type:12><home><fdel>").last?["text"] as? String == "2")
    #expect(try lines("123<left><left>9").last?["text"] as? String == "193")
    #expect(try lines("123<tap:1>9<end>4").last?["text"] as? String == "9234")
    #expect(try lines("12<clear>3<set:45>").last?["text"] as? String == "45")
    #expect(try lines("1<disabled>2<normal>3").last?["text"] as? String == "13")
    #expect(try lines("--charset", "any", "<<1").last?["text"] as? String == "<1")
    #expect(try lines("1<wait:1000>2").last(where: { $0["time"] != nil })?["time"] as? Int == 1400)
    #expect(
      try lines("--charset", "alphanumeric", "--case", "upper", "ab<paste:cd>").last?["text"]
        as? String == "ABCD")
    #expect(try lines("--map-digits", "１２").last?["text"] as? String == "12")
  }

  /// The three systems: append below n and refuse above; cut and resign; all or nothing.
  @Test func theThreeSystems() throws {
    let first = ["--charset", "any", "--insertion", "refuse", "-n", "4"]
    #expect(
      try Codebox.run(["type", "<type:123><type:45>6"] + first).text.contains(
        #""state", "text": "1236""#))
    let second = try lines(
      "<type:1234567>", "--typing", "filter", "--resign-on-complete")
    #expect(events(second) == ["begin", "change", "complete", "end", "reject", "state"])
    let third = try lines("1<type:2a><del>123<blur>", "-n", "3")
    #expect(
      events(third) == [
        "begin", "change", "reject", "deleteBackward", "change", "change", "change", "change",
        "complete", "end", "state",
      ])
  }

  /// I24: typed and pasted letters get the same case, and the same picture as a text.
  @Test func theSamePictureAsTheText() throws {
    let folder = try ScratchFolder()
    let options = ["--charset", "alphanumeric", "--case", "upper", "--cursor", "bar", "-n", "5"]
    let final = try Codebox.run(
      ["render", "--focus", "AB12", "-o", "-"] + options, in: folder
    ).output
    for script in [
      "ab12", "<paste:ab12>", "ab1<del>12", "<set:x><clear>ab12<disabled><normal><focus>",
    ] {
      let run = try Codebox.run(["type", script, "-o", "-"] + options, in: folder)
      #expect(run.code == 0 && run.output == final, "\(script) \(run.errors)")
    }
  }

  /// V20, V22, V26: what is drawn follows from the state alone.
  @Test(arguments: [
    ("1234<del><del>", ["--focus", "12"]), ("12<blur>", ["12"]),
    ("123456<blur><focus>", ["--focus", "123456"]),
    ("123<secure:on>", ["--focus", "--secure", "123"]), ("<blur>", []),
    ("12<error>", ["--focus", "--state", "error", "12"]),
    ("12<disabled>", ["--state", "disabled", "12"]), ("12<error><normal>", ["--focus", "12"]),
  ])
  func statesArePictures(script: String, options: [String]) throws {
    let typed = try Codebox.run(["type", script, "-o", "-"])
    #expect(typed.code == 0 && typed.errors.isEmpty)
    #expect(try typed.output == Codebox.run(["render", "-o", "-"] + options).output)
  }

  /// The cursor's cell is the focused one, also in the middle.
  @Test func theCursorIsSeen() throws {
    let image = try PixelImage(
      png: try Codebox.run(["type", "123<tap:2>", "--focus-color", "red", "-o", "-"]).output)
    let red = PixelImage.Pixel(255, 0, 0)
    let columns = (0..<image.width).filter { image[$0, 25] == red }
    #expect(columns == [80, 81, 128, 129])
  }

  @Test func frames() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.run(
      ["type", "--secure", "--mask-delay", "100", "48<del>", "--frames", "a/b", "-o", "last.png"],
      in: folder)
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(
      try folder.names() == ["a", "a/b"] + (0...3).map { "a/b/000\($0).png" } + ["last.png"])
    let images = try (0...3).map { try PixelImage(path: folder.path("a/b/000\($0).png")) }
    #expect(images.allSatisfy { $0.width == 375 && $0.height == 50 })
    // A typed character shows until its time is over; a deletion shows none.
    let shown = try PixelImage(
      png: try Codebox.run(
        ["render", "--focus", "--secure", "--mask-except-last", "48", "-o", "-"]
      ).output)
    #expect(images[2] == shown)
    let masked = try PixelImage(
      png: try Codebox.run(["render", "--focus", "--secure", "4", "-o", "-"]).output)
    let last = try PixelImage(path: folder.path("last.png"))
    #expect(images[3] == masked && last == masked)
  }

  @Test func secrets() throws {
    let hidden = try Codebox.run(["type", "--secure", "4829"])
    #expect(hidden.code == 0)
    #expect(hidden.text.contains("••••") && !hidden.text.contains("4829"))
    #expect(try Codebox.run(["type", "--secure", "--reveal", "4829"]).text.contains("4829"))
    for script in ["<4829>", "<tap:4829>", "48<29", "<del:4829>"] {
      let run = try Codebox.run(["type", "--secure", script])
      #expect(run.code == 2 && !run.errors.contains("48") && !run.errors.contains("29"))
    }
  }

  @Test func standardInput() throws {
    let run = try Codebox.run(["type", "-"], input: "12\n<del>\n\n3\n")
    #expect(run.text.contains(#""state", "text": "13""#))
  }

  @Test(
    arguments: [
      (["1<dle>"], "step 2 of the script is unknown; did you mean <del>?"),
      (["1<tap:x>"], "<tap:…> does not take that"), (["<paste>"], "needs a colon"),
      (["<del:3>"], "takes nothing after a colon"), (["1<del"], "no > at its end"),
      ([], "needs a SCRIPT"), (["12", "--overflow", "error"], "no option --overflow"),
      (["1", "2"], "one SCRIPT"),
    ] as [([String], String)])
  func faults(arguments: [String], words: String) throws {
    let run = try Codebox.run(["type"] + arguments)
    #expect(run.code == 2 && run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
