import CodeField
import TestSupport
import Testing

/// The editor against the plainly written rules, over random keys.
@Suite struct RandomEditing {
  private func key(_ random: inout Random) -> EditKey {
    let strings = ["1", "2", "a", "é", "12", "1a2", "123456789", "-", "３", "٤", "4 5", "9-8.7"]
    let string = strings.randomElement(using: &random) ?? "1"
    return switch Int.random(in: 0..<24, using: &random) {
    case 0..<9: .type(string)
    case 9..<12: .paste(string)
    case 12..<15: .deleteBackward
    case 15: .deleteForward
    case 16: .left
    case 17: .right
    case 18: Bool.random(using: &random) ? .home : .end
    case 19: .tap(Int.random(in: -1...9, using: &random))
    case 20: .replace(string)
    case 21: Bool.random(using: &random) ? .focus : .blur
    case 22: .secure(Bool.random(using: &random))
    default:
      Bool.random(using: &random)
        ? .clear : .status(FieldStatus.allCases.randomElement(using: &random) ?? .normal)
    }
  }

  /// 100,000 sequences, seeded.
  @Test(.timeLimit(.minutes(5))) func sequences() {
    var random = Random(seed: 23)
    let charsets: [Charset] = [.digits, .alphanumeric, .any, .only(["1", "2", "-"])]
    var failures = 0
    for _ in 0..<100_000 where failures < 5 {
      let rules = EditingRules(
        count: .random(in: 1...8, using: &random),
        charset: charsets.randomElement(using: &random) ?? .digits,
        typing: TypingPolicy.allCases.randomElement(using: &random) ?? .reject,
        refusesOverflow: Int.random(in: 0..<4, using: &random) == 0,
        mapsDigits: .random(using: &random), resignsOnComplete: .random(using: &random))
      var editor = FieldEditor(rules)
      var reference = ReferenceField(rules)
      var keys: [EditKey] = []
      for _ in 0..<Int.random(in: 1...16, using: &random) {
        keys.append(key(&random))
        let was = editor.text.count
        let events = editor.press(keys[keys.count - 1])
        let isRight =
          events == reference.press(keys[keys.count - 1])
          && String(editor.text) == reference.text && editor.position == reference.position
          && editor.isFocused == reference.isFocused && editor.text.count <= rules.count
          && editor.text.allSatisfy(rules.charset.allows)
          && (0...editor.text.count).contains(editor.position)
          && (!events.contains(.complete) || was < rules.count && editor.isComplete)
        if !isRight {
          failures += 1
          Issue.record("\(rules)\n\(keys)\n\(events) \(editor.text) \(editor.position)")
          break
        }
      }
    }
  }
}
