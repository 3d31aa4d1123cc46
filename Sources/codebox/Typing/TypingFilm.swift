import CodeField

/// A run's moments to the frames of a film: what the field looks like from one change to the next.
///
/// Between two moments things change by themselves: the cursor blinks, a typed character comes in and,
/// in a secure field, is masked when its time is over, and a field that refused something shakes.
struct TypingFilm {
  let frames: TypingFrames
  /// Milliseconds for which the cursor shows, and then does not; 0 leaves it on.
  let blink: Int
  /// Milliseconds for which the last state stays.
  let hold: Int
  let entry: EntryEffect
  /// Whether the field shakes at an error or a refusal.
  let shakes: Bool

  /// The most pictures of a film, and pixels of all of them together, which are held at once.
  static let mostPictures = 10_000
  static let mostPixels = 512_000_000
  /// Among how many scenes is looked for one that was drawn before.
  private static let mostKnown = 4

  /// A moment's picture from one time after it to another.
  private struct Shot {
    let moment: TypingRun.Moment
    let start: Int
    let end: Int
    /// Since when the field shakes, at the moment.
    let shaken: Int?
  }

  /// The film, beginning with the field before the first step.
  func pictures(_ run: TypingRun) throws(Failure) -> [AnimationFrame] {
    let shots = try shots(run)
    var pictures: [AnimationFrame] = []
    /// A blinking cursor comes and goes, and so do the same scenes.
    var known: [(scene: Scene, raster: Raster)] = []
    for shot in shots {
      let drawing = try drawing(shot)
      let scene = drawing.scene
      let raster: Raster
      if let same = known.first(where: { $0.scene == scene }) {
        raster = same.raster
      } else {
        raster = try scene.painted(scale: drawing.grid.scale)
        known = known.suffix(Self.mostKnown - 1) + [(scene, raster)]
      }
      let pixels = shots.count * raster.size.width * raster.size.height
      guard pixels <= Self.mostPixels else {
        throw .usage(
          "the animation would have \(shots.count) pictures of \(raster.size.words); at most "
            + "\(Self.mostPixels / 1_000_000) million pixels in all are possible: lower --scale, "
            + "shorten the script, or raise --blink")
      }
      pictures.append(AnimationFrame(raster: raster, duration: shot.end - shot.start))
    }
    return pictures
  }

  private func drawing(_ shot: Shot) throws(Failure) -> Drawing {
    var drawing = try frames.drawing(shot.moment, after: shot.start)
    if blink > 0, shot.start / blink % 2 == 1 { drawing.hideCursor() }
    if let shaken = shot.shaken { drawing.shift(by: Shake.place(after: shaken + shot.start)) }
    if shot.moment.typedAt == shot.moment.time,
      let entering = entry.entering(shot.moment.editor.position - 1, after: shot.start)
    {
      drawing.enter(entering)
    }
    return drawing
  }

  private func shots(_ run: TypingRun) throws(Failure) -> [Shot] {
    var shots: [Shot] = []
    /// When the field last refused something: it goes on shaking while further keys come.
    var refusedAt: Int?
    for (index, moment) in run.moments.enumerated() {
      let isLast = index == run.moments.count - 1
      let length = isLast ? lastHold(moment) : run.moments[index + 1].time - moment.time
      let before = index > 0 ? run.moments[index - 1] : nil
      // The first picture is the still that other viewers show, so it is at rest.
      if shakes, before != nil, isRefusal(moment, after: before) { refusedAt = moment.time }
      if length <= 0 { continue }
      let shaken = refusedAt.map { moment.time - $0 }
      shots += stretches(moment, length: length, shaken: shaken).map {
        Shot(moment: moment, start: $0.start, end: $0.end, shaken: shaken)
      }
      guard shots.count <= Self.mostPictures else {
        throw .usage(
          "the animation would have more than \(Self.mostPictures) pictures; shorten the script, or "
            + "raise --blink")
      }
    }
    return shots
  }

  /// How long the last state stays: until nothing of a secure text shows any more, at least.
  private func lastHold(_ moment: TypingRun.Moment) -> Int {
    guard moment.editor.isSecure, let typed = moment.typedAt else { return hold }
    return max(hold, typed + frames.maskDelay - moment.time + 1)
  }

  /// Whether something was refused, or an error began.
  private func isRefusal(_ moment: TypingRun.Moment, after before: TypingRun.Moment?) -> Bool {
    moment.events.contains(.reject)
      || moment.editor.status == .error && before?.editor.status != .error
  }

  /// The times since a moment between which nothing changes.
  private func stretches(
    _ moment: TypingRun.Moment, length: Int, shaken: Int?
  ) -> [(start: Int, end: Int)] {
    var cuts: Set<Int> = [0, length]
    if blink > 0, moment.editor.isFocused, frames.request.style.cursor != nil {
      cuts.formUnion(stride(from: blink, to: length, by: blink))
    }
    if let typed = moment.typedAt, moment.editor.isSecure {
      cuts.insert(typed + frames.maskDelay - moment.time)
    }
    if entry != .none, moment.typedAt == moment.time {
      cuts.formUnion(stride(from: 0, through: EntryEffect.length, by: EntryEffect.step))
    }
    if let shaken {
      cuts.formUnion(stride(from: -shaken, through: Shake.length - shaken, by: Shake.step))
    }
    let times = cuts.filter { (0...length).contains($0) }.sorted()
    return zip(times, times.dropFirst()).map { (start: $0, end: $1) }
  }
}
