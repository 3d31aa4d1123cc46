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
      try run(try ProcessArguments.words())
      return .done
    } catch {
      StandardStreams.writeError("codebox: \(error.message)\n")
      return error.code
    }
  }

  private static func run(_ words: [String]) throws(Failure) {
    guard let first = words.first else {
      throw .usage("a command is missing, such as render; codebox help lists them")
    }
    if first == "--version" {
      guard words.count == 1 else { throw .usage("--version stands alone") }
      return try Output.write("codebox \(version)\n")
    }
    if first == "--help" || first == "-h" {
      return try Output.write(Help.overview)
    }
    let command = try Commands.named(first)
    let parser = ArgumentParser(
      command: command.name, options: command.options,
      operand: command.operand)
    let arguments = try parser.parse(Array(words.dropFirst()))
    if arguments[OutputOptions.help] {
      return try Output.write(Help.text(of: command))
    }
    try command.run(arguments)
  }
}
