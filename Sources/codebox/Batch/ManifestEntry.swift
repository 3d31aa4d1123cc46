/// An entry of a manifest, understood: which command draws its pictures, from what, and where to.
struct ManifestEntry: Sendable {
  /// Where it stands, for messages.
  let place: String
  let command: PictureCommand
  /// What holds unless the entry says otherwise.
  let defaults: EntrySettings
  let own: EntrySettings
  let axes: [MatrixAxis]
  let output: OutputTemplate

  /// The most pictures that a manifest draws.
  static let mostPictures = 1_000_000

  /// The longest path that a system opens, in bytes.
  private static let longestPath = 4_096
  /// Of how many combinations is looked for one in which an option has an effect, or which would tell
  /// a text.
  private static let mostJudged = 10_000

  private static let outputKey = "output"
  private static let commandKey = "command"

  /// Understands an entry.
  ///
  /// - Parameters:
  ///   - words: the entry as it is written.
  ///   - folder: what relative paths start from, or nil for the working folder.
  ///   - most: how many pictures it may have.
  /// - Throws: a content failure that names the entry and the line.
  init(
    _ words: ManifestDocument.Entry, folder: String?, most: Int = mostPictures
  ) throws(Failure) {
    place = words.place
    let name = "entry \(words.number)"
    if let fault = words.fault {
      throw .content("\(name), line \(fault.line): \(fault.message)")
    }
    let all = words.defaults + [words.members]
    let command = try Self.command(all, name: name)
    self.command = command
    let reader = OptionMembers(
      options: command.entryOptions, name: name, folder: folder,
      otherKeys: [command.textKey, Self.outputKey, Self.commandKey] + ManifestDocument.keys)
    func settings(_ members: [JSONNode.Member]) throws(Failure) -> EntrySettings {
      try EntrySettings(
        members.filter { $0.key != Self.outputKey && $0.key != Self.commandKey },
        command: command, reader: reader)
    }
    var defaults = EntrySettings()
    for members in words.defaults { defaults.take(try settings(members)) }
    self.defaults = defaults
    own = try settings(words.members)
    var axes: [MatrixAxis] = []
    for member in words.axes {
      let axis = try MatrixAxis(member, command: command, reader: reader)
      if axes.contains(where: { $0.name == axis.name }) {
        throw .content(
          "\(name), line \(member.line): the axis \(axis.name.quoted) is one of the group's")
      }
      axes.append(axis)
    }
    self.axes = axes
    output = try Self.output(all, name: name, line: words.line)
    guard output.literalLength <= Self.longestPath else {
      throw .content(
        "\(name), line \(words.line): “output” is longer than \(Self.longestPath) bytes")
    }
    let start = "\(name), line \(words.line)"
    do {
      try checkAxes(most: most)
      try checkOutput()
      if !axes.isEmpty { try checkEffects() }
    } catch {
      throw .content("\(start): \(error.message)")
    }
  }

  /// The files that its pictures are drawn from.
  var inputs: [String] {
    let settings = [defaults, own] + axes.flatMap { $0.values.map(\.settings) }
    return settings.flatMap { settings in
      settings.options.lazy.filter { command.pathNames.contains($0.key) }.map(\.value.word)
    }
  }

  // MARK: Combinations

  /// How many pictures the entry draws; more than `mostPictures` where it is too many.
  var count: Int {
    axes.reduce(1) { count, axis in
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.values.count)
      return overflow ? Int.max : product
    }
  }

  /// The values of a combination, the last axis changing first.
  private func values(_ combination: Int) -> [MatrixAxis.Value] {
    var rest = combination
    var values: [MatrixAxis.Value] = []
    for axis in axes.reversed() {
      values.append(axis.values[rest % axis.values.count])
      rest /= axis.values.count
    }
    return values.reversed()
  }

  /// The options of a combination.
  func arguments(_ combination: Int) -> ParsedArguments {
    let arguments = options(combination)
    guard command == .type, let path = try? path(combination) else { return arguments }
    // Typing has a picture only where a file is named, and its name can make it an animation.
    return arguments.replacing(
      TypingOptions.picture.name,
      with: ParsedArguments.Entry(value: String?.some(path), word: path))
  }

  private func options(_ combination: Int) -> ParsedArguments {
    var line = own
    for value in values(combination) { line.take(value.settings) }
    var arguments = ParsedArguments(line: line.options, defaults: defaults.options)
    arguments.isStrict = axes.isEmpty
    return arguments
  }

  /// Where the text of a combination comes from.
  func text(_ combination: Int) -> TextSource {
    values(combination).compactMap(\.settings.text).last ?? own.text ?? defaults.text ?? .none
  }

  /// The path of a combination's picture, without detours.
  ///
  /// - Throws: a content failure for a path that no picture can have.
  func path(_ combination: Int) throws(Failure) -> String {
    let options = options(combination)
    var words: [String: String] = [:]
    for (axis, value) in zip(axes, values(combination)) { words[axis.name] = value.word }
    for name in output.names {
      let word = words[name] ?? options.entry(name)?.word ?? ""
      guard !word.utf8.contains(UInt8(ascii: "/")) else {
        throw .content(
          "\(word.quoted) cannot stand for \("{\(name)}".quoted) in a path, because of its slash; give "
            + "the axis an object of named sets, as in {\"a\": {\"digits\": 4}}")
      }
      let texts = options.entry(name)?.value as? SheetAxis
      guard texts?.name != SheetAxis.textName || axes.contains(where: { $0.names(itself: name) })
      else {
        throw .content(
          "\("{\(name)}".quoted) in “output” would tell the texts of the sheet; give its values names, "
            + "as in {\"short\": {\"\(name)\": \"text=1,2\"}}")
      }
      words[name] = word
    }
    let path = output.path { words[$0] }
    guard path.utf8.count <= Self.longestPath else {
      throw .content("“output” is longer than \(Self.longestPath) bytes")
    }
    guard path.hasEnding(".png", ".apng"), path.isPlain else {
      throw .content(
        "\(path.quoted) is no path of a picture; it ends in .png, and has no control characters")
    }
    return FolderPath.normalized(path)
  }

  /// What a combination's picture shows.
  func artwork(_ combination: Int) throws(Failure) -> Artwork {
    try command.artwork(arguments(combination), text: text(combination))
  }

  // MARK: Reading

  private static func last(
    _ key: String, _ layers: [[JSONNode.Member]]
  ) -> JSONNode.Member? {
    layers.joined().last { $0.key == key }
  }

  private static func command(
    _ layers: [[JSONNode.Member]], name: String
  ) throws(Failure) -> PictureCommand {
    guard let member = last(commandKey, layers) else { return .render }
    guard case .string(let word) = member.node.value,
      let command = PictureCommand(rawValue: word)
    else {
      let names = PictureCommand.allCases.map(\.rawValue).joined(separator: ", ")
      throw .content("\(name), line \(member.node.line): “command” takes one of \(names)")
    }
    return command
  }

  private static func output(
    _ layers: [[JSONNode.Member]], name: String, line: Int
  ) throws(Failure) -> OutputTemplate {
    guard let member = last(outputKey, layers) else {
      throw .content("\(name), line \(line): “output” is missing, the path of the picture")
    }
    guard case .string(let word) = member.node.value, !word.isEmpty else {
      throw .content("\(name), line \(member.node.line): “output” takes the path of a picture")
    }
    guard let template = OutputTemplate(word) else {
      throw .content(
        "\(name), line \(member.node.line): a brace of “output” has no partner; {{ and }} are braces"
      )
    }
    return template
  }

  private func checkAxes(most: Int) throws(Failure) {
    guard count <= most else {
      throw .content(
        "with its combinations the manifest has more than \(Self.mostPictures) pictures")
    }
    // What every value of an axis sets anew would never hold.
    var given = own.names
    for axis in axes {
      if let name = axis.common.first(where: given.contains) {
        throw .content(
          "\((name == "text" ? command.textKey : name).quoted) is given, and the axis \(axis.name.quoted) gives it another value everywhere"
        )
      }
      given.formUnion(axis.names)
    }
  }

  private func checkOutput() throws(Failure) {
    let known = axes.map(\.name) + own.options.keys + defaults.options.keys
    for name in output.names where !known.contains(name) {
      throw .content(
        "\("{\(name)}".quoted) in “output” is neither an axis nor an option that is given")
    }
    // The path of a file is told everywhere; the text of a secure field nowhere.
    guard output.names.contains(command.textKey),
      axes.contains(where: { $0.name == command.textKey && !$0.isNamed })
    else { return }
    guard count <= Self.mostJudged else {
      throw .content(
        "{\(command.textKey)} in “output” is for \(Self.mostJudged) pictures at most; give the texts names"
      )
    }
    for combination in 0..<count {
      let arguments = try command.resolved(arguments(combination))
      guard command == .render, !arguments[FieldOptions.secure] else {
        throw .content(
          "{\(command.textKey)} in “output” could tell the text of a secure field; give the texts "
            + "names, as in {\"short\": {\"\(command.textKey)\": \"12\"}}")
      }
    }
  }

  private func checkEffects() throws(Failure) {
    guard count <= Self.mostJudged else { return }
    let pictures = (0..<count).lazy.compactMap { try? command.resolved(arguments($0)) }
    try Requirement.check(command.options, inOneOf: pictures)
  }
}
