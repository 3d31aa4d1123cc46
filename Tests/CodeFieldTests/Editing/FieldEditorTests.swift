import CodeField
import Testing

@Suite struct FieldEditorTests {
  /// Presses keys one after another; gives the editor and all events.
  private func run(
    _ rules: EditingRules, _ keys: [EditKey]
  ) -> (editor: FieldEditor, events: [EditEvent]) {
    var editor = FieldEditor(rules)
    let events = keys.flatMap { editor.press($0) }
    return (editor, events)
  }

  private func text(_ rules: EditingRules, _ keys: [EditKey]) -> String {
    String(run(rules, keys).editor.text)
  }

  private func count(_ event: EditEvent, _ rules: EditingRules, _ keys: [EditKey]) -> Int {
    run(rules, keys).events.count { $0 == event }
  }

  private let four = EditingRules(count: 4)
  private let six = EditingRules(count: 6)
  private let any = EditingRules(count: 4, charset: .any)

  private func typed(_ text: String) -> [EditKey] { text.map { .type(String($0)) } }

  // MARK: Paste

  /// I01: more than fits is cut, complete comes once, and the surplus is told.
  @Test(arguments: [20, 100_000]) func longPastes(length: Int) {
    let digits = String((0..<length).map { Character("\($0 % 10)") })
    let (editor, events) = run(four, [.paste(digits)])
    #expect(editor.text == ["0", "1", "2", "3"])
    #expect(events == [.change, .complete, .reject])
  }

  /// A paste of less than the field fills its part.
  @Test func shortPastes() {
    let (editor, events) = run(four, [.paste("12")])
    #expect(editor.text == ["1", "2"] && editor.position == 2 && events == [.change])
  }

  /// I04, I05, I06: separators take no cells.
  @Test(arguments: [
    "123-456", "123 456", "123–456", "123\u{2011}456", "123.456", " 1 2 3 4 5 6 ", "12 34 56",
    "12\u{2009}34\u{200B}56", "123\n456", "123−456",
  ])
  func separators(paste: String) {
    #expect(text(six, [.paste(paste)]) == "123456")
  }

  /// I08: a lettered prefix is dropped, and told: where letters are not allowed, and where they are
  /// and the rest is a run of the right length.
  @Test func prefixes() {
    let (editor, events) = run(six, [.paste("ABC-123456")])
    #expect(editor.text == Array("123456") && events == [.change, .complete, .reject])
    let letters = EditingRules(count: 6, charset: .alphanumeric)
    #expect(text(letters, [.paste("ABC-123456")]) == "123456")
    #expect(text(letters, [.paste("Your code is AB12CD.")]) == "AB12CD")
  }

  /// The one run of the right length in a sentence.
  @Test func sentences() {
    #expect(text(six, [.paste("Your code is 482913. Valid for 10 minutes.")]) == "482913")
    #expect(text(six, [.paste("Call 112 or use 482913!")]) == "482913")
    // Two such runs say nothing; the digits are taken as they come.
    #expect(text(six, [.paste("123456 or 654321")]) == "123456")
  }

  /// I09, I10: a whole code replaces all; a part goes in at the cursor and is cut at the end.
  @Test func pastesIntoFilledFields() {
    #expect(text(six, typed("111111") + [.paste("222222")]) == "222222")
    #expect(text(six, typed("111111") + [.home, .paste("222222")]) == "222222")
    #expect(text(six, typed("0000") + [.tap(4), .paste("123")]) == "000012")
    #expect(text(six, typed("000000") + [.tap(1), .paste("12")]) == "012000")
  }

  // MARK: Limit and digits

  /// I12, I13: the limit holds for one step as for many.
  @Test func limits() {
    let (editor, events) = run(four, [.type("12345")])
    #expect(editor.text == Array("1234") && events == [.change, .complete, .reject])
    #expect(text(six, [.type("1234567890")]) == text(six, typed("1234567890")))
    #expect(count(.complete, six, typed("1234567890")) == 1)
    #expect(count(.reject, six, typed("1234567890")) == 4)
  }

  /// I14: nothing is kept out of sight.
  @Test func noHiddenRemainder() {
    #expect(text(six, [.type("33333344"), .deleteBackward]) == "33333")
  }

  /// I16, I17, I18: other scripts' digits are refused, or mapped where the rules say so.
  @Test(arguments: ["１２３", "١٢٣", "۱۲۳", "१२३"]) func otherDigits(digits: String) {
    #expect(text(six, typed(digits)) == "")
    #expect(count(.reject, six, typed(digits)) == 3)
    var mapping = six
    mapping.mapsDigits = true
    #expect(text(mapping, typed(digits)) == "123")
    #expect(text(mapping, [.paste(digits + "-" + digits)]) == "123123")
    #expect(text(mapping, [.paste("１２３－４５６")]) == "123456")
  }

  /// I20, I21, I22: what is no digit is never stored.
  @Test(arguments: ["ا", "أ", "a", "²", "½", "①", "Ⅳ", "1\u{301}", "1\u{FE0F}\u{20E3}", "𝟙x"])
  func noDigits(key: String) {
    var mapping = six
    mapping.mapsDigits = true
    for rules in [six, mapping] {
      let (editor, events) = run(rules, [.type(key)])
      #expect(editor.text.isEmpty && events == [.reject])
    }
  }

  @Test func theTypingPolicy() {
    var filter = six
    filter.typing = .filter
    #expect(text(six, [.type("1a2")]) == "" && text(filter, [.type("1a2")]) == "12")
    #expect(count(.reject, filter, [.type("1a2")]) == 1)
  }

  // MARK: Delete and edit

  /// I25, I26, I28, I29
  @Test func deleting() {
    let (empty, events) = run(four, [.focus, .deleteBackward, .deleteBackward, .deleteBackward])
    #expect(empty.text.isEmpty && empty.position == 0 && empty.isFocused)
    #expect(events == [.begin, .deleteBackward, .deleteBackward, .deleteBackward])
    #expect(text(six, typed("123456") + [.deleteBackward]) == "12345")
    #expect(text(four, typed("1234") + Array(repeating: .deleteBackward, count: 4)) == "")
    #expect(text(four, [.deleteBackward, .type("1")]) == "1")
  }

  /// I30: what is deleted in the middle moves up.
  @Test func deletingInTheMiddle() {
    let (editor, _) = run(six, typed("123456") + [.tap(3), .deleteBackward])
    #expect(editor.text == Array("12456") && editor.position == 2)
    #expect(text(six, typed("123456") + [.tap(2), .deleteForward]) == "12456")
    #expect(text(six, typed("123456") + [.end, .deleteForward]) == "123456")
  }

  /// I32: a character on a filled cell takes its place.
  @Test func typingOver() {
    let (editor, _) = run(six, typed("13456") + [.tap(1), .type("2")])
    #expect(editor.text == Array("12456") && editor.position == 2)
  }

  /// I33: a touch beyond the text goes to the next cell to fill.
  @Test func touchingBeyond() {
    let (editor, events) = run(four, [.tap(2), .type("1")])
    #expect(editor.text == ["1"] && editor.position == 1 && events == [.begin, .change])
  }

  /// I34: a disabled field changes on no path.
  @Test func disabled() {
    let keys: [EditKey] = [
      .type("1"), .paste("12"), .deleteBackward, .deleteForward, .replace("1"), .clear, .focus,
      .tap(0),
    ]
    let (editor, events) = run(four, typed("12") + [.status(.disabled)] + keys)
    #expect(editor.text == ["1", "2"] && !editor.isFocused)
    #expect(events == [.change, .change])
  }

  @Test func moving() {
    let (editor, _) = run(four, typed("123") + [.left, .left, .left, .left, .right])
    #expect(editor.position == 1)
    #expect(run(four, typed("12") + [.home, .right, .right, .right]).editor.position == 2)
  }

  // MARK: Events

  /// I36, I37, I40, I41, I42
  @Test func completeComesOnce() {
    let (_, events) = run(six, typed("1234567"))
    #expect(events.suffix(3) == [.change, .complete, .reject])
    #expect(
      run(EditingRules(count: 10), [.paste("1234567890")]).events == [.change, .complete])
    #expect(text(six, typed("000000")) == "000000")
    #expect(run(six, [.type("123456")]).events == [.change, .complete])
    let prefixes = (1...6).map { EditKey.replace(String("123456".prefix($0))) }
    #expect(count(.complete, six, prefixes) == 1)
    #expect(text(six, prefixes) == "123456")
  }

  /// Setting the text from outside is a change like any other; the same text again is none.
  @Test func settingFromOutside() {
    #expect(run(four, [.replace("1234"), .replace("1234")]).events == [.change, .complete])
    #expect(run(four, [.replace("1x2")]).editor.text == ["1", "2"])
    #expect(run(four, typed("12") + [.clear, .clear]).events == [.change, .change, .change])
  }

  @Test func completingAgain() {
    #expect(count(.complete, four, typed("1234") + [.deleteBackward, .type("5")]) == 2)
    #expect(count(.complete, four, typed("1234") + [.tap(0), .type("9")]) == 1)
  }

  @Test func givingUpFocus() {
    var rules = four
    rules.resignsOnComplete = true
    let (editor, events) = run(rules, [.focus, .type("1234")])
    #expect(events == [.begin, .change, .complete, .end] && !editor.isFocused)
    #expect(run(rules, [.type("1234")]).events == [.change, .complete])
  }

  // MARK: Unicode

  /// I44, I45, I46, I48
  @Test func clusters() {
    #expect(run(any, [.type("👍👍👍👍")]).editor.text.count == 4)
    #expect(run(any, [.type("👨‍👩‍👧1")]).editor.text == ["👨‍👩‍👧", "1"])
    let three = EditingRules(count: 3, charset: .any)
    #expect(text(three, [.type("12👨‍👩‍👧4")]) == "12👨‍👩‍👧")
    #expect(run(any, [.type("e\u{301}")]).editor.text == ["\u{E9}"])
  }

  // MARK: The three systems

  /// Append below n, refuse above.
  @Test func theFirstSystem() {
    let rules = EditingRules(count: 4, charset: .any, refusesOverflow: true)
    #expect(text(rules, [.type("123"), .type("45")]) == "123")
    #expect(text(rules, [.type("123"), .type("4"), .type("5")]) == "1234")
    #expect(text(rules, [.type("12"), .deleteBackward, .type("3")]) == "13")
  }

  /// Cut to n, and give focus up.
  @Test func theSecondSystem() {
    let rules = EditingRules(count: 6, typing: .filter, resignsOnComplete: true)
    let (editor, events) = run(rules, [.focus, .type("1234567890")])
    #expect(editor.text == Array("123456"))
    #expect(events == [.begin, .change, .complete, .end, .reject])
  }

  /// Digits only, all or nothing, with the five events in order and complete once.
  @Test func theThirdSystem() {
    let rules = EditingRules(count: 3)
    let (editor, events) = run(
      rules,
      [
        .focus, .type("1"), .type("2a"), .deleteBackward, .type("1"), .type("2"), .type("3"),
        .type("4"), .blur,
      ])
    #expect(editor.text == ["1", "2", "3"])
    #expect(
      events == [
        .begin, .change, .reject, .deleteBackward, .change, .change, .change, .change, .complete,
        .reject, .end,
      ])
  }
}
