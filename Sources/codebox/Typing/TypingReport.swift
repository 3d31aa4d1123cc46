import CodeField

/// A run's events as JSON Lines, and the field's last state.
enum TypingReport {
  static func lines(_ run: TypingRun, reveals: Bool) -> String {
    var lines: [String] = []
    for moment in run.moments {
      for event in moment.events {
        lines.append(
          line(
            event.rawValue, moment.editor, reveals: reveals,
            ("time", .number(Double(moment.time)))))
      }
    }
    if let last = run.moments.last?.editor {
      lines.append(
        line(
          "state", last, reveals: reveals, ("complete", .bool(last.isComplete)),
          ("focused", .bool(last.isFocused))))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  static func line(
    _ event: String, _ editor: FieldEditor, reveals: Bool, _ further: (String, JSON)...
  ) -> String {
    let isHidden = editor.isSecure && !reveals
    let text = isHidden ? String(repeating: "•", count: editor.text.count) : String(editor.text)
    return JSON.object(
      [
        ("event", .string(event)), ("text", .string(text)),
        ("position", .number(Double(editor.position))),
      ] + further
    ).text()
  }
}
