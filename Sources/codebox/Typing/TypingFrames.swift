import CodeField

/// A run's moments to pictures.
struct TypingFrames {
  /// Of the field before the first step.
  let request: Request
  /// Milliseconds for which a typed character of a secure field shows.
  let maskDelay: Int

  /// The field at a moment, so long after it.
  func drawing(_ moment: TypingRun.Moment, after delay: Int = 0) throws(Failure) -> Drawing {
    let editor = moment.editor
    var request = request
    request.state.isFocused = editor.isFocused
    request.state.status = editor.status
    request.state.position = editor.position
    request.isSecure = editor.isSecure
    let isFresh = moment.typedAt.map { moment.time - $0 < maskDelay - delay } ?? false
    request.shownIndex = editor.isSecure && isFresh ? editor.position - 1 : nil
    return try Drawing(request, entry: Entry(judged: editor.text))
  }
}
