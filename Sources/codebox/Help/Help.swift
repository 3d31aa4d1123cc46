/// The texts of `codebox help`, all made from the tables.
enum Help {
  static let overview = """
    codebox draws code-input fields, the segmented boxes for a one-time code or a PIN, as pictures.

    usage: codebox COMMAND [options] [TEXT]

    Commands
    \(columns(Commands.all.map { ($0.name, $0.summary) }))

    codebox help COMMAND lists a command's options; codebox --version prints the version.

    Exit codes
    \(columns(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }))

    Example
      codebox render --digits 6 --secure 123

    """

  static func text(of command: Command) -> String {
    let groups = OptionGroup.allCases.compactMap { group -> String? in
      let options = command.options.filter { $0.group == group }
      guard !options.isEmpty else { return nil }
      let rows = listed(options).map { (usage(of: $0), explanation(of: $0)) }
      return "\(group.rawValue)\n\(columns(rows))"
    }
    let paragraphs = [
      "codebox \(command.name): \(command.summary)",
      "usage: codebox \(command.name) \(command.synopsis)",
    ]
    return
      (paragraphs
      + command.details.map { $0.contains("\n") ? $0 : wrap($0).joined(separator: "\n") } + groups)
      .joined(separator: "\n\n") + "\n"
  }

  /// An option as it is written: `-n, --digits N`.
  static func usage(of option: OptionDescription) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    return "\(short)--\(option.family ?? option.name)" + (option.syntax.map { " \($0)" } ?? "")
  }

  /// Options of a family stand in one row.
  static func listed(_ options: [OptionDescription]) -> [OptionDescription] {
    var families: Set<String> = []
    return options.filter { option in
      option.family.map { families.insert($0).inserted } ?? true
    }
  }

  private static func explanation(of option: OptionDescription) -> String {
    option.help + (option.defaultWords.map { " (default: \($0))" } ?? "")
  }

  private static let width = 96
  private static let indent = 28

  /// Two columns: names, and texts that are wrapped beside them, or below a name that is too long.
  static func columns(_ rows: [(String, String)]) -> String {
    let left = min(indent, (rows.map(\.0.count).max() ?? 0) + 4)
    let margin = String(repeating: " ", count: left)
    return rows.map { name, text in
      let lines = wrap(text, width: width - left)
      let head = "  \(name)"
      guard head.count + 2 <= left, let first = lines.first else {
        return ([head] + lines.map { margin + $0 }).joined(separator: "\n")
      }
      let padded = head + String(repeating: " ", count: left - head.count)
      return ([padded + first] + lines.dropFirst().map { margin + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func wrap(_ text: String, width: Int = width) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
