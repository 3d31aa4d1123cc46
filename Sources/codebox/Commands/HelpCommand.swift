/// `codebox help`: what the tables say.
enum HelpCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) {
    guard let name = arguments.text else { return try Output.write(Help.overview) }
    try Output.write(Help.text(of: try Commands.named(name)))
  }
}
