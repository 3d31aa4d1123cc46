/// The README's tables, made from the same tables as help.
enum HelpTables {
  /// The options of `render`, in Markdown.
  static var options: String {
    let rows = Help.listed(Commands.render.options).map { option in
      let usage = escape("`\(Help.usage(of: option))`")
      return "| \(usage) | \(escape(option.help)) | \(escape(option.defaultWords ?? "")) |"
    }
    return (["| option | what it does | default |", "| --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  /// The exit codes, in Markdown.
  static var exitCodes: String {
    let rows = ExitCode.allCases.map { "| \($0.rawValue) | \($0.meaning) |" }
    return (["| code | meaning |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  private static func escape(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
