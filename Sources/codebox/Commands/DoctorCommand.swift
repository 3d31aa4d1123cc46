/// `codebox doctor`: whether this machine draws what the others draw.
enum DoctorCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    if arguments.text != nil { throw .usage("doctor takes no TEXT") }
    let diagnosis = Diagnosis()
    try Output.write(
      arguments[OutputOptions.json]
        ? DoctorReport.json(diagnosis).text() + "\n" : DoctorReport.text(diagnosis))
    return diagnosis.isSame ? .done : .different
  }
}
