/// Where a text comes from.
enum TextSource: Equatable, Sendable {
  case none
  /// The text itself.
  case word(String)
  case standardInput
  /// The variable's name.
  case environment(String)
  /// The file's path.
  case file(String)

  /// The longest text that is read, in bytes.
  static let limit = 1 << 20

  /// The source that arguments name; a lone `-` as operand is standard input.
  ///
  /// - Parameter operand: what the operand is called.
  /// - Throws: a usage failure where they name two.
  init(_ arguments: ParsedArguments, operand: String = "TEXT") throws(Failure) {
    var sources: [(name: String, source: TextSource)] = []
    if let text = arguments.text {
      sources.append((operand, text == "-" ? .standardInput : .word(text)))
    }
    if let name = arguments[TextOptions.variable] {
      sources.append(("--\(TextOptions.variable.name)", .environment(name)))
    }
    if let path = arguments[TextOptions.file] {
      sources.append(("--\(TextOptions.file.name)", .file(path)))
    }
    if sources.count > 1 {
      throw .usage(
        "\(sources[0].name) and \(sources[1].name) exclude each other; give one of them")
    }
    self = sources.first?.source ?? .none
  }

  /// The text, nil for none.
  func text() throws(Failure) -> String? {
    switch self {
    case .none: nil
    case .word(let text): text
    case .standardInput: try standardInput()
    case .environment(let name): try variable(name)
    case .file(let path): try file(path)
    }
  }

  private func standardInput() throws(Failure) -> String {
    let bytes = try translating({ (error: SystemError) in
      error.isTooLong
        ? tooLong("the text on standard input")
        : error.failureOfInput
    }) { () throws(SystemError) in
      try StandardStreams.readInput(limit: Self.limit)
    }
    guard !bytes.isEmpty else {
      throw .content("standard input is empty; write the text to it, or leave out the - for none")
    }
    return try text(bytes, "the text on standard input")
  }

  private func variable(_ name: String) throws(Failure) -> String {
    guard let bytes = StandardStreams.environmentBytes(name) else {
      throw .content("the variable \(name) is not set; export it, or give the text another way")
    }
    guard !bytes.isEmpty else {
      throw .content(
        "the variable \(name) is empty; put the text into it, or leave out --text-env for none")
    }
    let what = "the text in the variable \(name)"
    guard bytes.count <= Self.limit else { throw tooLong(what) }
    return try text(bytes, what)
  }

  private func file(_ path: String) throws(Failure) -> String {
    let what = "the text in \(path.quoted)"
    let bytes = try translating({ (error: SystemError) in
      error.isTooLong ? tooLong(what) : error.failure(reading: path)
    }) { () throws(SystemError) in
      try FileReader.bytes(of: path, limit: Self.limit)
    }
    guard !bytes.isEmpty else {
      throw .content(
        "\(path.quoted) is empty; write the text to it, or leave out --text-file for none")
    }
    return try text(bytes, what)
  }

  private func tooLong(_ what: String) -> Failure {
    .content("\(what) is longer than \(Self.limit) bytes")
  }

  /// The bytes as a text. One line break at the end is the shell's or the editor's.
  private func text(_ bytes: [UInt8], _ what: String) throws(Failure) -> String {
    // A byte order mark is none of the text.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw .content("\(what) is not UTF-8")
    }
    guard !text.hasPilesOfMarks else {
      throw .content("\(what) has more than \(String.mostMarks) marks on one character")
    }
    // Swift sees \r\n as one character.
    if let last = text.last, last == "\n" || last == "\r\n" { text.removeLast() }
    return text
  }
}
