import CodeField
import PNG

/// `codebox try`: a field in the terminal.
enum TryCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    if arguments.text != nil { throw .usage("try takes no TEXT; type it into the field") }
    let resolved = try TypingOptions.resolved(arguments)
    var request = try Request(resolved)
    // What cannot be drawn is told before the terminal changes.
    let first = try Drawing(request, entry: Entry(judged: []))
    guard let terminal = RawTerminal() else {
      throw .usage("try needs a terminal; codebox type replays a script without one")
    }
    if ["", "dumb"].contains(StandardStreams.environment("TERM") ?? "") {
      throw .usage("try needs a terminal that can move its cursor; TERM says that it cannot")
    }
    let graphics = TerminalGraphics(environment: StandardStreams.environment)
    let scale = graphics.scale(width: first.layout.frame.width, columns: terminal.columns)
    request.scale = scale
    var screen = TryScreen(
      frames: TypingFrames(request: request, maskDelay: 0), graphics: graphics,
      reveals: arguments[TypingOptions.reveal], columns: terminal.columns)
    var editor = FieldEditor(
      TypingOptions.rules(resolved), isSecure: request.isSecure, status: request.state.status)
    // Pastes are marked as such; the cursor of the terminal itself is hidden.
    try Output.write("\u{1B}[?2004h\u{1B}[?25l")
    defer { try? Output.write("\u{1B}[?2004l\u{1B}[?25h") }
    func press(_ key: EditKey) -> TypingRun.Moment {
      let events = editor.press(key)
      return TypingRun.Moment(editor: editor, time: 0, events: events, typedAt: nil)
    }
    try screen.show(press(.focus))

    var reader = TerminalKeyReader()
    let leavesOnQ = !request.charset.allows("q")
    while true {
      let bytes = try translating({ (error: SystemError) in
        Failure(code: .inputOutput, message: "cannot read the terminal: \(error.reason)")
      }) { () throws(SystemError) in
        try terminal.read()
      }
      if bytes.isEmpty { return .done }
      for key in reader.keys(bytes) {
        guard case .edit(let key) = key, !(leavesOnQ && key == .type("q")) else { return .done }
        let before = editor
        do {
          try screen.show(press(key.changing(request.letterCase.applied)))
        } catch  where error.code == .content {
          // A character that cannot be drawn is refused like one that is not allowed.
          editor = before
          try screen.show(
            TypingRun.Moment(editor: editor, time: 0, events: [.reject], typedAt: nil))
        }
      }
    }
  }
}
