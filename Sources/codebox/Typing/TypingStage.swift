import CodeField

/// Arguments and a script to a played field.
struct TypingStage {
  let arguments: ParsedArguments
  let request: Request
  let run: TypingRun
  let frames: TypingFrames

  /// Plays a script.
  ///
  /// - Parameter arguments: with their looks resolved, as `TypingOptions.resolved` gives them.
  init(_ arguments: ParsedArguments, script source: TextSource) throws(Failure) {
    self.arguments = arguments
    request = try Request(arguments)
    if arguments.isStrict { try Requirement.check(TypingOptions.all, in: arguments) }
    guard let text = try source.text() else {
      throw .usage("type needs a SCRIPT, such as '12<del>3'; codebox help type explains it")
    }
    let script = try TypingScript(text, case: request.letterCase)
    run = TypingRun(
      FieldEditor(
        TypingOptions.rules(arguments), isSecure: request.isSecure, status: request.state.status),
      script: script, pace: arguments[TypingOptions.pace])
    frames = TypingFrames(request: request, maskDelay: arguments[TypingOptions.maskDelay])
  }

  /// The last state, or the whole run where an animation is asked for.
  func artwork() throws(Failure) -> Artwork {
    if TypingOptions.isAnimated(arguments) {
      let film = TypingFilm(
        frames: frames, blink: arguments[TypingOptions.blink], hold: arguments[TypingOptions.hold],
        entry: arguments[TypingOptions.entry], shakes: arguments[TypingOptions.shake])
      return Artwork(
        content: .animation(try film.pictures(run), loops: arguments[TypingOptions.loops]),
        scale: request.scale)
    }
    // A run has a moment at least, the one before the first step.
    let last = run.moments[run.moments.count - 1]
    return try still(last, after: frames.maskDelay)
  }

  /// The field at a moment, so long after it.
  func still(_ moment: TypingRun.Moment, after delay: Int = 0) throws(Failure) -> Artwork {
    Artwork(
      content: .still(try frames.drawing(moment, after: delay).raster()), scale: request.scale)
  }
}
