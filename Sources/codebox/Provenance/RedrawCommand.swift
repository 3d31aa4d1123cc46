import CodeField

/// The command that draws a picture again.
struct RedrawCommand: Sendable {
  /// An option that the command needs.
  private struct Setting {
    let option: OptionDescription
    let entry: ParsedArguments.Entry

    /// As it stands on a command line.
    var words: [String] {
      guard !option.isFlag else { return ["--\(option.name)"] }
      return entry.word.hasPrefix("-")
        ? ["--\(option.name)=\(entry.word)"] : ["--\(option.name)", entry.word]
    }
  }

  private let settings: [Setting]
  /// Options that the line would refuse since they seldom have an effect, and have one here.
  private let look: [Setting]
  private let text: String

  /// - Throws: a failure where the stored look or text cannot be drawn.
  init(_ provenance: Provenance) throws(Failure) {
    let request = try provenance.request()
    text = try provenance.text(for: request)
    let all = LookDocument.options.compactMap { option in
      provenance.arguments.entry(option.name).map { Setting(option: option, entry: $0) }
    }
    let needed = try Self.needed(all, for: request)
    let refused = Self.refused(needed)
    let rest = needed.filter { setting in
      !refused.contains { $0.option.name == setting.option.name }
    }
    settings = rest
    let isWithout = refused.isEmpty || Self.isSame(rest, provenance, request)
    look = isWithout ? [] : refused
  }

  /// Whether the settings draw the same picture.
  private static func isSame(
    _ settings: [Setting], _ provenance: Provenance, _ request: Request
  ) -> Bool {
    guard let other = try? Request(arguments(settings)),
      let drawing = try? provenance.drawing(request), let same = try? provenance.drawing(other)
    else { return false }
    return drawing.scene == same.scene
  }

  /// The settings without which another field would be asked for: defaults are left out.
  private static func needed(
    _ all: [Setting], for request: Request
  ) throws(Failure) -> [Setting] {
    var needed = all
    for setting in all {
      let without = needed.filter { $0.option.name != setting.option.name }
      if let other = try? Request(arguments(without)), other == request { needed = without }
    }
    return needed
  }

  /// The settings that have no effect by the rules of a command line.
  private static func refused(_ settings: [Setting]) -> [Setting] {
    var refused: [Setting] = []
    var rest = settings
    while true {
      let arguments = arguments(rest)
      let further = rest.filter { $0.option.requirement?.holds(arguments) == false }
      if further.isEmpty { return refused }
      refused += further
      rest = rest.filter { setting in
        !further.contains { $0.option.name == setting.option.name }
      }
    }
  }

  private static func arguments(_ settings: [Setting]) -> ParsedArguments {
    var arguments = ParsedArguments()
    arguments.take(
      look: Dictionary(
        settings.map { ($0.option.name, $0.entry) }, uniquingKeysWith: { first, _ in first }))
    return arguments
  }

  /// The words after `codebox`, but for a text that can only come from elsewhere.
  var words: [String] {
    var words = ["render"] + settings.flatMap(\.words)
    if !look.isEmpty { words += ["--look", "/dev/stdin"] }
    switch text {
    case "": break
    // A lone - would be standard input.
    case "-": words += ["--\(TextOptions.variable.name)", Self.variable]
    default: words += (text.hasPrefix("-") ? ["--"] : []) + [text]
    }
    return words
  }

  private static let variable = "TEXT"

  /// The command on one line, for a POSIX shell.
  var line: String {
    let command = (["codebox"] + words).map(\.shellQuoted).joined(separator: " ")
    let document = LookDocument.json(Self.arguments(look)).line()
    let input = look.isEmpty ? "" : "printf %s \(document.shellQuoted) | "
    let variable = text == "-" ? "\(Self.variable)=- " : ""
    return (input + variable + command).onOneLine
  }
}
