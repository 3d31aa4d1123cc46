import CodeField

/// A script played on a field: what the field was after each step, and what it told.
struct TypingRun: Sendable {
  /// The field after a step.
  struct Moment: Sendable {
    let editor: FieldEditor
    /// Milliseconds from the beginning.
    let time: Int
    let events: [EditEvent]
    /// When the last character of the text was typed, nil where it was not typed at all.
    let typedAt: Int?
  }

  /// Before the first step, and after each.
  let moments: [Moment]

  /// Plays a script. The field gets focus before the first step.
  ///
  /// - Parameters:
  ///   - editor: the field at the beginning.
  ///   - script: the steps.
  ///   - pace: milliseconds from one step to the next.
  init(_ editor: FieldEditor, script: TypingScript, pace: Int) {
    var editor = editor
    var time = 0
    var typedAt: Int?
    let start = editor.press(.focus)
    var moments = [Moment(editor: editor, time: 0, events: start, typedAt: nil)]
    for step in script.steps {
      time += step.wait ?? pace
      let before = editor.text
      let events = step.key.map { editor.press($0) } ?? []
      if editor.text != before {
        if case .type? = step.key { typedAt = time } else { typedAt = nil }
      }
      moments.append(Moment(editor: editor, time: time, events: events, typedAt: typedAt))
    }
    self.moments = moments
  }
}
