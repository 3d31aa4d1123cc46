/// The table of commands.
enum Commands {
  private static let text =
    "TEXT is what has been typed, from the first cell on; without it the field is empty. "
    + "A lone - reads it from standard input, so that a code need not stand in a process list; "
    + "one line break at its end does not count."

  static let render = Command(
    name: "render", synopsis: "[options] [TEXT]", summary: "draw a field to a PNG file",
    details: [text, "The path of the file is printed on standard output."],
    options: FieldOptions.all + [OutputOptions.output, OutputOptions.help],
    run: RenderCommand.run)

  static let layout = Command(
    name: "layout", synopsis: "[options] [TEXT]",
    summary: "print the field's geometry in points, as JSON", details: [text],
    options: FieldOptions.all + [OutputOptions.help], run: LayoutCommand.run)

  static let help = Command(
    name: "help", synopsis: "[COMMAND]", summary: "explain the tool, or a command", details: [],
    options: [OutputOptions.help], run: HelpCommand.run)

  static let all = [render, layout, help]
}
