import CodeField
import TestSupport
import Testing

@testable import codebox

/// Typing and setting are one: what a field looks like follows from its state, not from its past.
@Suite struct RandomTyping {
  /// Seeded: after random keys, the picture is that of the final text alone.
  @Test(.timeLimit(.minutes(5))) func theFinalTextGivesTheSamePixels() throws {
    var random = Random(seed: 31)
    var compared = 0
    for _ in 0..<600 {
      let count = Int.random(in: 1...6, using: &random)
      let isSecure = Bool.random(using: &random)
      let options =
        ["-n", "\(count)", "--focus", "--cursor", "bar", "--placeholder", "0"]
        + (isSecure ? ["--secure"] : [])
      let parser = ArgumentParser(command: "render", options: FieldOptions.all)
      let request = try Request(try parser.parse(options))
      let keys: [EditKey] = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        [
          .type("1"), .type("2"), .type("34"), .type("x"), .paste("5-6"), .deleteBackward, .home,
          .right, .tap(1), .replace("789"), .deleteForward, .status(.error), .status(.normal),
        ].randomElement(using: &random) ?? .end
      }
      var editor = FieldEditor(EditingRules(count: count), isSecure: isSecure)
      for key in [.focus] + keys + [.end] { _ = editor.press(key) }
      let moment = TypingRun.Moment(editor: editor, time: 0, events: [], typedAt: nil)
      let typed = try TypingFrames(request: request, maskDelay: 0).drawing(moment).raster()
      let state = ["--state", editor.status.rawValue]
      let set = try Drawing(
        try Request(try parser.parse(options + state)), text: String(editor.text)
      ).raster()
      #expect(typed == set, "\(keys)")
      compared += 1
    }
    #expect(compared == 600)
  }
}
