import CodeField
import Testing

@testable import codebox

/// What must hold of the option tables themselves.
@Suite struct OptionTableTests {
  @Test(arguments: Commands.all.map(\.name)) func namesAreUnique(name: String) throws {
    let command = try Commands.named(name)
    #expect(command.name == name)
    let names = command.options.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = command.options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }

  /// What help tells of a default is what the option does by default: writing it changes nothing.
  @Test func writtenDefaultsAreTheDefaults() throws {
    typealias Field = FieldOptions
    try check(Field.digits)
    try check(Field.charset)
    try check(Field.letterCase)
    try check(Field.overflow)
    try check(Field.state)
    try check(Field.focusWhenFull)
    try check(Field.direction)
    try check(Field.theme)
    try check(Field.style)
    try check(Field.scale)
    try check(Field.marginMultiple)
    try check(Field.padding)
    try check(Field.separator)
    try check(Field.borderWidth)
    try check(Field.borderColor)
    try check(Field.lineWidth)
    try check(Field.lineOffset)
    try check(Field.lineCap)
    try check(Field.shadow)
    try check(Field.rowRadius)
    try check(Field.rowPadding)
    try check(Field.disabledOpacity)
    try check(Field.backgroundColor)
    try check(Field.imageMode)
    try check(Field.textColor)
    try check(Field.fontWeight)
    try check(Field.centering)
    try check(Field.placeholderColor)
    try check(Field.align)
    try check(Field.textOffset)
    try check(Field.cursor)
    try check(Field.mask)
    try check(Field.dotRadius)
    try check(OutputOptions.output)
    #expect(try Field.cellSize.description.parse("50") as? Size == RowRequest.defaultCell)
    #expect(
      try Field.cellColor.description.parse("white/#1E1E1E") as? Themed<Paint> == Palette.cell)
    #expect(SquareLayout.defaultGap == 5 && GapLayout.defaultGap == 20)
    #expect(RowRequest.defaultGroupGap == 20)
  }

  private func check<Value: Equatable>(_ option: Option<Value>) throws {
    let value = try option.description.parse(option.description.defaultWords ?? "")
    #expect(value as? Value == option.defaultValue, "--\(option.name)")
  }

  @Test func helpLinesFitATerminal() {
    for text in [Help.overview] + Commands.all.map(Help.text) {
      for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  /// Quoting keeps a message on one line.
  @Test func quoting() {
    #expect("a\nb\u{202E}c".quoted == "“a\\u{A}b\\u{202E}c”")
    #expect(String(repeating: "x", count: 200).quoted.count == 123)
    #expect(("e\u{301}" as Character).quoted == "“e\u{301}” (U+0065 U+0301)")
    #expect(7.2.short == "7.2" && 50.0.short == "50" && (100.0 / 3).short == "33.33")
  }
}
