/// `codebox type`: a script to events, and to pictures.
enum TypeCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    let output = try arguments[TypingOptions.picture].map { (path) throws(Failure) in
      try PictureOutput(path)
    }
    let stage = try TypingStage(
      try TypingOptions.resolved(arguments),
      script: try TextSource(arguments, operand: "SCRIPT"))
    if let folder = arguments[TypingOptions.frames] {
      for (index, moment) in stage.run.moments.enumerated() {
        let digits = String(index)
        let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        try PictureOutput("\(folder)/\(name).png").writeFile(try stage.still(moment))
      }
    }
    if let output { try output.writeFile(try stage.artwork()) }
    if output?.isStandardOutput != true {
      try Output.write(TypingReport.lines(stage.run, reveals: arguments[TypingOptions.reveal]))
    }
    return .done
  }
}
