/// `codebox presets`: the looks inside the binary.
enum PresetsCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    if arguments.text != nil { throw .usage("presets takes no TEXT") }
    guard arguments[OutputOptions.json] else {
      try Output.write(Help.columns(Preset.all.map { ($0.name, $0.description) }) + "\n")
      return .done
    }
    let rows = Preset.all.map { preset in
      JSON.object([
        ("name", .string(preset.name)), ("description", .string(preset.description)),
      ])
    }
    try Output.write(
      JSON.object([("schema", .number(1)), ("presets", .array(rows))]).text() + "\n")
    return .done
  }
}
