/// `codebox help`: what the tables say.
enum HelpCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    let text = try arguments.text.map { (name) throws(Failure) in
      Help.text(of: try Commands.named(name))
    }
    try Output.write(text ?? Help.overview)
    return .done
  }
}
