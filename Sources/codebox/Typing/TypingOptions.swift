import CodeField

/// The options of a field that is typed into.
enum TypingOptions {
  static let typing = Option(
    "typing", group: .typing, .choice, named: TypingPolicy.reject,
    help: "typed characters that are not allowed refuse the whole insertion, or are dropped")
  static let insertion = Option(
    "insertion", group: .typing, .choice, named: InsertionPolicy.cut,
    help: "what is longer than the room left is cut, or refused")
  static let mapDigits = Option(
    flag: "map-digits", group: .typing, help: "take decimal digits of every script for ASCII ones")
  static let resign = Option(
    flag: "resign-on-complete", group: .typing, help: "give focus up when the field is full")
  static let pace = Option(
    "pace", group: .typing, .integer(0...60_000), shown: 200,
    help: "milliseconds from one step to the next")
  static let maskDelay = Option(
    "mask-delay", group: .typing, .integer(0...60_000), default: 0, words: "0",
    help: "milliseconds for which a typed character of a secure field shows")
  static let reveal = Option(
    flag: "reveal", group: .typing, help: "tell the text of a secure field in the events")
  static let picture = Option(
    "output", short: "o", group: .output,
    Domain.text("FILE|-", "the path of a file, or -").optional,
    default: nil, help: "draw the last state to a PNG file")
  static let animate = Option(
    flag: "animate", group: .output, requires: .written,
    help: "make the file an animated PNG of the whole run, as a name in .apng does by itself")
  static let loops = Option(
    "loops", group: .output, .integer(0...10_000), shown: 0, requires: .animated,
    help: "how often the animation plays; 0 is without end")
  static let blink = Option(
    "blink", group: .output, .integer(0...60_000), shown: 500, requires: .animated,
    help: "milliseconds for which an animation's cursor shows, and then does not; 0 leaves it on")
  static let entry = Option(
    "entry", group: .output, .choice, named: EntryEffect.none, requires: .animated,
    help: "how a typed character comes into an animation")
  static let shake = Option(
    flag: "shake", group: .output, requires: .animated,
    help: "let an animation's field shake at an error or a refusal; --padding gives it room")
  static let hold = Option(
    "hold", group: .output, .integer(1...60_000), shown: 2_000, requires: .animated,
    help: "milliseconds for which an animation's last state stays")
  static let frames = Option(
    "frames", group: .output, Domain.text("DIR", "the path of a folder").optional, default: nil,
    help: "draw the state after every step into a folder, as 0000.png, 0001.png …")

  /// The field's options but those that typing itself decides.
  static let field = FieldOptions.all.filter {
    $0.name != FieldOptions.overflow.name && $0.name != FieldOptions.focus.name
  }

  /// The options that say how the field takes keys.
  static let rulesOptions: [OptionDescription] = OptionTable.of {
    typing
    insertion
    mapDigits
    resign
    reveal
  }

  static let all: [OptionDescription] = OptionTable.of {
    typing
    insertion
    mapDigits
    resign
    pace
    maskDelay
    reveal
    picture
    animate
    loops
    blink
    entry
    shake
    hold
    frames
  }

  /// The options that say how a picture of typing looks: all but those of what a run tells beside it.
  static let drawn = all.filter { ![reveal.name, picture.name, frames.name].contains($0.name) }

  /// Whether the file is to be an animation.
  static func isAnimated(_ arguments: ParsedArguments) -> Bool {
    arguments[animate] || arguments[picture]?.hasEnding(".apng") == true
  }

  /// The arguments with their look loaded. The field has focus, so what waits for it has an effect.
  static func resolved(_ arguments: ParsedArguments) throws(Failure) -> ParsedArguments {
    try LookLoader.resolve(
      arguments.replacing(
        FieldOptions.focus.name, with: ParsedArguments.Entry(value: true, word: "true")))
  }

  /// The rules that options give.
  static func rules(_ arguments: ParsedArguments) -> EditingRules {
    EditingRules(
      count: arguments[FieldOptions.digits], charset: arguments[FieldOptions.charset],
      typing: arguments[typing], refusesOverflow: arguments[insertion] == .refuse,
      mapsDigits: arguments[mapDigits], resignsOnComplete: arguments[resign])
  }
}

extension Requirement {
  static let written = Requirement(words: "without -o FILE") { $0.has(TypingOptions.picture) }
  static let animated = Requirement(words: "without --animate or a file in .apng") {
    TypingOptions.isAnimated($0)
  }
}
