import CodeField

/// `codebox type`: a script to events, and to pictures.
enum TypeCommand {
  static func run(_ arguments: ParsedArguments) throws(Failure) -> ExitCode {
    let output = try arguments[TypingOptions.picture].map { (path) throws(Failure) in
      try PictureOutput(path)
    }
    let resolved = try TypingOptions.resolved(arguments)
    let request = try Request(resolved)
    try Requirement.check(TypingOptions.all, in: resolved)
    guard let source = arguments.text else {
      throw .usage("type needs a SCRIPT, such as '12<del>3'; codebox help type explains it")
    }
    let script = try TypingScript(try TextStage.source(source), case: request.letterCase)
    let run = TypingRun(
      FieldEditor(
        TypingOptions.rules(resolved), isSecure: request.isSecure, status: request.state.status),
      script: script, pace: arguments[TypingOptions.pace])
    let frames = TypingFrames(request: request, maskDelay: arguments[TypingOptions.maskDelay])

    if let folder = arguments[TypingOptions.frames] {
      for (index, moment) in run.moments.enumerated() {
        let digits = String(index)
        let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        try PictureOutput("\(folder)/\(name).png").writePicture(
          try frames.drawing(moment).raster(), scale: request.scale)
      }
    }
    if let output, TypingOptions.isAnimated(arguments) {
      let film = TypingFilm(
        frames: frames, blink: arguments[TypingOptions.blink], hold: arguments[TypingOptions.hold],
        entry: arguments[TypingOptions.entry], shakes: arguments[TypingOptions.shake])
      try output.writeAnimation(
        try film.pictures(run), scale: request.scale, loops: arguments[TypingOptions.loops])
    } else if let output, let last = run.moments.last {
      try output.writePicture(
        try frames.drawing(last, after: frames.maskDelay).raster(), scale: request.scale)
    }
    if output?.isStandardOutput != true {
      try Output.write(TypingReport.lines(run, reveals: arguments[TypingOptions.reveal]))
    }
    return .done
  }
}
