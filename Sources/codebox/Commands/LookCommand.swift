/// `codebox look`: options to a look document.
enum LookCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    if arguments[OutputOptions.schema] {
      try Output.write(LookSchema.json.text() + "\n")
      return .done
    }
    if arguments.text != nil {
      throw .usage("look takes no TEXT; a look is what a field looks like")
    }
    let resolved = try LookLoader.resolve(arguments)
    // A look that could not be drawn is no look.
    _ = try Request(resolved)
    try Output.write(LookDocument.json(resolved).text() + "\n")
    return .done
  }
}
