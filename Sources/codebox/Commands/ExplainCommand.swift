/// `codebox explain`: a picture to the command that draws it again.
enum ExplainCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    guard let path = arguments.text else {
      throw .usage("explain needs a FILE, a picture that was drawn with --embed-look")
    }
    let provenance = try Provenance.read(path)
    if arguments[OutputOptions.json] {
      try Output.write(provenance.json.text() + "\n")
      return .done
    }
    let command = try RedrawCommand(provenance)
    if case .characters(let count) = provenance.content, count > 0 {
      let isShown = provenance.hidesShownCharacters(of: try provenance.request())
      Notes.write(
        "the text is not in \(path.quoted); the command has another of "
          + "\(count == 1 ? "1 character" : "\(count) characters") in its place"
          + (isShown ? ", and the picture shows what is not stored: put it in yourself" : ""))
    }
    try Output.write(command.line + "\n")
    return .done
  }
}
