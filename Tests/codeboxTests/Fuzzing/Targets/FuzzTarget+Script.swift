import CodeField

@testable import codebox

extension FuzzTarget {
  /// The fields that are typed into; the first byte chooses one.
  private static let fields = [
    [], ["--secure"], ["--charset", "any"], ["--charset", "any", "--secure", "-n", "4"],
    ["--charset", "alphanumeric", "--case", "upper"], ["--map-digits", "--typing", "filter"],
    ["--insertion", "refuse", "-n", "1"], ["--resign-on-complete", "-n", "64"],
    ["--charset", "ab1é", "--case", "lower", "--typing", "filter"], ["--state", "disabled"],
  ]

  /// Plays a script.
  static func runScript(_ bytes: [UInt8]) -> Outcome {
    let parser = ArgumentParser(
      command: "type", options: TypingOptions.field + TypingOptions.rulesOptions)
    do throws(Failure) {
      let field = fields[Int(bytes.first ?? 0) % fields.count]
      let arguments = try TypingOptions.resolved(try parser.parse(field))
      let request = try Request(arguments)
      let script = try TypingScript(
        String(decoding: bytes.dropFirst(), as: UTF8.self), case: request.letterCase)
      let editor = FieldEditor(
        TypingOptions.rules(arguments), isSecure: request.isSecure, status: request.state.status)
      let run = TypingRun(editor, script: script, pace: 100)
      return check(run, script, wasSecure: request.isSecure)
    } catch {
      return judged(error)
    }
  }

  /// What holds in every field at every moment, and that a secure one keeps its text to itself.
  private static func check(
    _ run: TypingRun, _ script: TypingScript, wasSecure: Bool
  ) -> Outcome {
    for moment in run.moments {
      let editor = moment.editor
      guard editor.text.count <= editor.rules.count,
        (0...editor.text.count).contains(editor.position)
      else { return .wrong("\(editor.text.count) characters, the cursor at \(editor.position)") }
      guard editor.text.allSatisfy(editor.rules.charset.allows) else {
        return .wrong("a character that is not allowed")
      }
    }
    let isSecure = wasSecure && !script.steps.contains { $0.key == .secure(false) }
    let report = TypingReport.lines(run, reveals: false)
    if isSecure {
      for line in report.split(separator: "\n") {
        // {"event": "change", "text": "••", …
        let parts = line.split(separator: "\"" as Character, omittingEmptySubsequences: false)
        guard parts.count > 7, parts[5] == "text", parts[7].allSatisfy({ $0 == "•" }) else {
          return .wrong("a secure text is told: \(line)")
        }
      }
    }
    return .taken
  }

  static var wordsOfScripts: [String] {
    TypingScript.vocabulary.flatMap { $0.0.split(separator: " ").map(String.init) }
      + ["é", "🇩🇪", "\u{301}", "<<", "١"]
  }
}
