#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The process: arguments in, exit code out.
@main
enum Program {
  static func main() {
    StandardStreams.prepare()
    exit(run().rawValue)
  }

  private static func run() -> ExitCode {
    do throws(Failure) {
      return try run(try ProcessArguments.words())
    } catch {
      StandardStreams.writeError("codebox: \(error.message)\n")
      return error.code
    }
  }

  private static func run(_ words: [String]) throws(Failure) -> ExitCode {
    guard let first = words.first else {
      throw .usage("a command is missing, such as render; codebox help lists them")
    }
    if first == "--version" {
      guard words.count == 1 else { throw .usage("--version stands alone") }
      try Output.write("codebox \(version)\n")
      return .done
    }
    if first == "--help" || first == "-h" {
      try Output.write(Help.overview)
      return .done
    }
    let command = try Commands.named(first)
    let parser = ArgumentParser(
      command: command.name, options: command.options,
      operand: command.operand, mostOperands: command.mostOperands)
    let arguments = try parser.parse(Array(words.dropFirst()))
    if arguments[OutputOptions.help] {
      try Output.write(Help.text(of: command))
      return .done
    }
    return try command.run(arguments)
  }
}
