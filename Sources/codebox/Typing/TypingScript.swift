import CodeField

/// What is done to a field, written down: `12<del>3<paste:4 5-6><blur>`.
///
/// Every character is typed by itself, but for what stands in angle brackets; `<<` is a bracket that
/// is typed.
struct TypingScript: Equatable, Sendable {
  /// One step, and how long it takes.
  struct Step: Equatable, Sendable {
    /// Nil where time passes and nothing else.
    let key: EditKey?
    /// Milliseconds from the step before, nil for the usual pace.
    let wait: Int?
  }

  let steps: [Step]

  /// What a step can be, for help: how it is written, and what it does.
  static let vocabulary: [(String, String)] = [
    ("CHARACTER", "typed by itself; << types a <"),
    ("<type:TEXT>", "typed at once, as some keyboards do"),
    ("<del> <fdel>", "delete backward, delete forward"),
    ("<left> <right> <home> <end>", "move the cursor"),
    ("<tap:N>", "touch cell N, counted from 1"),
    ("<paste:TEXT>", "paste; blanks, dashes and points between the characters do not count"),
    ("<set:TEXT> <clear>", "the app sets the text, or clears it"),
    ("<focus> <blur>", "give focus, take it away"),
    ("<secure:on> <secure:off>", "hide the text, show it"),
    ("<error> <success> <disabled> <normal>", "the field's state"),
    ("<wait:MS>", "let time pass, in milliseconds"),
  ]

  /// Reads a script; line breaks do not count.
  ///
  /// - Parameters:
  ///   - text: the script.
  ///   - letterCase: how letters are changed before they reach the field.
  init(_ text: String, case letterCase: LetterCase = .keep) throws(Failure) {
    var steps: [Step] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      if character.isNewline { continue }
      guard character == "<" else {
        steps.append(Step(key: .type(String(character)), wait: nil))
        continue
      }
      if rest.first == "<" {
        rest.removeFirst()
        steps.append(Step(key: .type("<"), wait: nil))
        continue
      }
      guard let end = rest.firstIndex(of: ">") else {
        throw .usage("step \(steps.count + 1) of the script has no > at its end")
      }
      steps.append(try Self.step(String(rest[..<end]), number: steps.count + 1))
      rest = rest[rest.index(after: end)...]
    }
    self.steps = steps.map { Step(key: $0.key?.changing(letterCase.applied), wait: $0.wait) }
  }

  /// The step in a pair of brackets. Messages do not show its text, which may be secret.
  private static func step(_ word: String, number: Int) throws(Failure) -> Step {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let text = parts.count > 1 ? String(parts[1]) : nil
    if let text {
      if let make = withText[name] {
        guard let step = make(text) else {
          throw .usage("step \(number) of the script: <\(name):…> does not take that")
        }
        return step
      }
      if plain[name] != nil {
        throw .usage("step \(number) of the script: <\(name)> takes nothing after a colon")
      }
    } else if let key = plain[name] {
      return Step(key: key, wait: nil)
    } else if withText[name] != nil {
      throw .usage("step \(number) of the script: <\(name)> needs a colon and a value")
    }
    let nearest = Suggestion.nearest(to: name, in: Array(plain.keys) + Array(withText.keys))
    throw .usage(
      "step \(number) of the script is unknown"
        + (nearest.map { "; did you mean <\($0)>?" } ?? "; codebox help type lists the steps"))
  }

  private static let plain: [String: EditKey] = [
    "del": .deleteBackward, "fdel": .deleteForward, "left": .left, "right": .right,
    "home": .home, "end": .end, "clear": .clear, "focus": .focus, "blur": .blur,
    "error": .status(.error), "success": .status(.success), "disabled": .status(.disabled),
    "normal": .status(.normal),
  ]

  private static let withText: [String: @Sendable (String) -> Step?] = [
    "type": { Step(key: .type($0), wait: nil) },
    "paste": { Step(key: .paste($0), wait: nil) },
    "set": { Step(key: .replace($0), wait: nil) },
    "tap": { word in
      Domain<Int>.integer(1...64).parse(word).map { Step(key: .tap($0 - 1), wait: nil) }
    },
    "secure": { word in
      ["on": true, "off": false][word].map { Step(key: .secure($0), wait: nil) }
    },
    "wait": { word in
      Domain<Int>.integer(0...600_000).parse(word).map { Step(key: nil, wait: $0) }
    },
  ]
}
