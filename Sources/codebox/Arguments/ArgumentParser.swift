/// Sorts a command's words by an option table.
///
/// `--name value`, `--name=value`, `-n value` and `-nvalue` are the same; `--` ends the options; a
/// lone `-` is a word, not an option. Messages never show a word that could be a secret TEXT.
struct ArgumentParser {
  let command: String
  let options: [OptionDescription]
  /// What a word that is no option is called.
  var operand = "TEXT"
  /// How many of them there may be.
  var mostOperands = 1

  /// Whether a word may be a text, which is nobody's business.
  private var takesText: Bool { ["TEXT", "SCRIPT"].contains(operand) }

  func parse(_ words: [String]) throws(Failure) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = words[...]
    var isAfterOptions = false
    // A forgotten value makes the TEXT the value, so with a secure field no value is shown either.
    let isSecret =
      takesText
      && words.contains { word in
        ["--secure", "--preset", "--look", "--text-"].contains { word.hasPrefix($0) }
      }
    while let word = rest.popFirst() {
      if isAfterOptions || word == "-" || !word.hasPrefix("-") {
        guard parsed.operands.count < mostOperands else {
          let limit = mostOperands == 1 ? "one \(operand)" : "\(mostOperands) operands"
          throw .usage(
            "\(command) takes \(limit), and argument \(words.count - rest.count) is another"
              + (operand == "TEXT" ? "; quote a TEXT with blanks" : ""))
        }
        parsed.operands.append(word)
      } else if word == "--" {
        isAfterOptions = true
      } else {
        try parseOption(word, rest: &rest, into: &parsed, isSecret: isSecret)
      }
    }
    return parsed
  }

  private func parseOption(
    _ word: String, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments,
    isSecret: Bool
  ) throws(Failure) {
    let (option, attached) = try find(word, isSecret: isSecret)
    guard !option.isFlag else {
      if attached != nil { throw .usage("--\(option.name) is a switch and takes no value") }
      return try parsed.set(option, to: true, word: "true")
    }
    let value: String
    if let attached {
      value = attached
    } else if let next = rest.first, !looksLikeOption(next) {
      value = next
      rest.removeFirst()
    } else {
      throw .usage(
        "--\(option.name) needs a value (\(option.syntax ?? "")); "
          + "write --\(option.name)=VALUE for one that starts with a dash")
    }
    try parsed.set(
      option, to: try option.parse(value, isSecret: isSecret), word: value)
  }

  /// A word that starts with a dash is an option, but for `-` itself and negative numbers.
  private func looksLikeOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && !word.hasPrefix("-,")
      && Decimal.value(String(word.prefix { $0 != "," })) == nil
  }

  /// The option that a word names, and the value attached to it.
  private func find(
    _ word: String, isSecret: Bool
  ) throws(Failure) -> (OptionDescription, attached: String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      if let option = options.first(where: { $0.name == name }) {
        return (option, parts.count > 1 ? String(parts[1]) : nil)
      }
      throw unknown(name, dashes: "--", isSecret: isSecret)
    }
    let letter = word.dropFirst().first
    if let option = options.first(where: { $0.short != nil && $0.short == letter }) {
      let rest = word.dropFirst(2)
      let attached = String(rest.first == "=" ? rest.dropFirst() : rest)
      return (option, rest.isEmpty ? nil : attached)
    }
    throw unknown(word.dropFirst(), dashes: "-", isSecret: isSecret)
  }

  /// The failure for what is no option. It may be a TEXT, and a TEXT may be secret: only what reads
  /// as an option's name is shown, and in a secure field only what is near to one.
  private func unknown(
    _ name: some StringProtocol, dashes: String, isSecret: Bool
  ) -> Failure {
    let isName =
      name.utf8.count <= 64
      && name.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x61...0x7A).contains($0 | 0x20) }
    let nearest = Suggestion.nearest(to: String(name), in: options.map(\.name))
    guard isName, !name.isEmpty, dashes == "--" || name.count == 1, !isSecret || nearest != nil
    else {
      guard takesText else {
        return .usage(
          "\(command) has no option \("\(dashes)\(name)".quoted); a value is an argument of its own, "
            + "and -- stands before a path that starts with a dash")
      }
      return .usage(
        "an argument starts with a dash but is no option of \(command); "
          + "write -- before a TEXT that starts with one")
    }
    return .usage(
      "\(command) has no option \(dashes)\(name)"
        + (nearest.map { "; did you mean --\($0)?" } ?? "; codebox help \(command) lists them"))
  }
}
