import CodeField

@testable import codebox

extension FuzzTarget {
  /// Sorts a command line and judges what it asks for, up to what would be drawn.
  static func runArguments(_ bytes: [UInt8]) -> Outcome {
    let words = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    do throws(Failure) {
      let command = try Commands.named(words[0])
      let parser = ArgumentParser(
        command: command.name, options: command.options,
        operand: command.operand, mostOperands: command.mostOperands)
      var arguments = try parser.parse(Array(words.dropFirst()))
      for option in command.options {
        guard let entry = arguments.entry(option.name), entry.namesFile(as: option.name) else {
          continue
        }
        arguments = arguments.removing(option.name)
      }
      if command.name == "sheet" {
        try plan(arguments)
      } else if command.name == "help" {
        if let name = arguments.text { _ = Help.text(of: try Commands.named(name)) }
      } else {
        try draw(try LookLoader.resolve(arguments), text: arguments.text ?? "")
        return hides(arguments)
      }
      return .taken
    } catch {
      return judged(error)
    }
  }

  /// A sheet's first pictures.
  private static func plan(_ arguments: ParsedArguments) throws(Failure) {
    let plan = try SheetPlan(arguments)
    for cell in plan.rows.joined().prefix(4) {
      var own = cell.arguments
      for option in SheetOptions.all {
        guard let entry = own.entry(option.name), entry.namesFile(as: option.name) else { continue }
        own = own.removing(option.name)
      }
      try draw(own, text: "12")
    }
  }

  /// A text that no message may show.
  private static let secret = "8306Q29×1746"

  private static func hides(_ arguments: ParsedArguments) -> Outcome {
    guard arguments[FieldOptions.secure] else { return .taken }
    do throws(Failure) {
      try draw(try LookLoader.resolve(arguments), text: secret)
      return .taken
    } catch {
      return error.message.contains("8306") || error.message.contains("“8")
        || error.message.contains("×”")
        ? .wrong("a secret is told: \(error.message)") : judged(error)
    }
  }

  static var wordsOfArguments: [String] {
    let options = Commands.all.flatMap(\.options)
    return Commands.names + Set(options.map { "\n--\($0.name)" }).sorted()
      + Set(options.compactMap(\.short).map { "\n-\($0)" }).sorted() + values + [
        "=", "\n--\n", ";",
      ]
  }
}
