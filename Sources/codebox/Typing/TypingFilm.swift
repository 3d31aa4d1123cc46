import CodeField

/// A run's moments to the frames of a film: what the field looks like from one change to the next.
///
/// Between two moments things change by themselves: the cursor blinks, and a typed character of a
/// secure field is masked when its time is over.
struct TypingFilm {
  let frames: TypingFrames
  /// Milliseconds for which the cursor shows, and then does not; 0 leaves it on.
  let blink: Int
  /// Milliseconds for which the last state stays.
  let hold: Int

  /// The film, beginning with the field before the first step.
  func pictures(_ run: TypingRun) throws(Failure) -> [AnimationFrame] {
    var pictures: [AnimationFrame] = []
    for (index, moment) in run.moments.enumerated() {
      let isLast = index == run.moments.count - 1
      let length = isLast ? hold : run.moments[index + 1].time - moment.time
      if length <= 0, !isLast { continue }
      for (start, end) in stretches(moment, length: max(1, length)) {
        var drawing = try frames.drawing(moment, after: start)
        if blink > 0, start / blink % 2 == 1 { drawing.hideCursor() }
        pictures.append(
          AnimationFrame(raster: try drawing.raster(), duration: end - start))
      }
    }
    return pictures
  }

  /// The times since a moment between which nothing changes.
  private func stretches(
    _ moment: TypingRun.Moment, length: Int
  ) -> [(start: Int, end: Int)] {
    var cuts: Set<Int> = [0, length]
    if blink > 0, moment.editor.isFocused, frames.request.style.cursor != nil {
      cuts.formUnion(stride(from: blink, to: length, by: blink))
    }
    if let typed = moment.typedAt, moment.editor.isSecure {
      let masked = typed + frames.maskDelay - moment.time
      if masked > 0, masked < length { cuts.insert(masked) }
    }
    let times = cuts.sorted()
    return zip(times, times.dropFirst()).map { (start: $0, end: $1) }
  }
}
