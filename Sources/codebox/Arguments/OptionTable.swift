/// Lists options of many types, and lists of them, one to a line: `OptionTable.of { width; height }`.
@resultBuilder
enum OptionTable {
  static func of(@OptionTable _ options: () -> [OptionDescription]) -> [OptionDescription] {
    options()
  }

  static func buildExpression<Value>(_ option: Option<Value>) -> [OptionDescription] {
    [option.description]
  }

  static func buildExpression(_ options: [OptionDescription]) -> [OptionDescription] { options }

  static func buildBlock(_ parts: [OptionDescription]...) -> [OptionDescription] {
    Array(parts.joined())
  }
}
