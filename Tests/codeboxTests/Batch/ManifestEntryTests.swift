import Testing

@testable import codebox

/// Entries, understood.
@Suite struct ManifestEntryTests {
  private func manifest(_ text: String, folder: String? = nil) throws -> Manifest {
    try Manifest(Array(text.utf8), name: "“m.json”", folder: folder)
  }

  /// The first entry as it is written.
  private func words(_ text: String) throws -> ManifestDocument.Entry {
    var entries: [ManifestDocument.Entry] = []
    try ManifestDocument.read(Array(text.utf8)) { entries.append($0) }
    return try #require(entries.first)
  }

  private func names(_ text: String) throws -> [String] {
    try manifest(text).pictures.map(\.name)
  }

  /// What is wrong with the items that are no pictures.
  private func faults(_ text: String) throws -> [String] {
    try manifest(text).items.compactMap {
      if case .fault(_, let failure) = $0 { failure.message } else { nil }
    }
  }

  private func failure(_ text: String) -> Failure? {
    #expect(throws: Failure.self) { try manifest(text) }
  }

  /// A file cannot be a folder too, whichever is made first.
  @Test func aPictureIsNoFolder() throws {
    let words = "would be a picture, which entry 1 (line 1) draws, and a folder of others"
    for other in ["a.png/b.png", "./a.png/c/d/b.png"] {
      let both = [#"{"output": "a.png"}"#, "{\"output\": \"\(other)\"}"]
      let failure = failure("[\(both.joined(separator: ", "))]")
      #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "none")")
    }
    #expect(
      try names(#"[{"output": "a.png"}, {"output": "a.png.png/b.png"}]"#).count == 2)
  }

  // MARK: Combinations

  @Test func theLastAxisChangesFirst() throws {
    #expect(
      try names(
        """
        {"output": "{style}-{scale}.png",
         "matrix": {"style": ["square", "underline"], "scale": [1, 2, 3]}}
        """) == [
          "square-1.png", "square-2.png", "square-3.png", "underline-1.png", "underline-2.png",
          "underline-3.png",
        ])
  }

  /// The axes of the group come before those of the entry.
  @Test func axesOfGroups() throws {
    #expect(
      try names(
        """
        {"matrix": {"secure": [true, false]},
         "entries": [{"output": "{scale}{secure}.png", "matrix": {"scale": [1, 2]}},
                     {"output": "x/{secure}.png"}]}
        """) == ["1true.png", "2true.png", "1false.png", "2false.png", "x/true.png", "x/false.png"])
  }

  @Test func namedSets() throws {
    let manifest = try manifest(
      """
      {"output": "{size}.png", "cell-size": 30,
       "matrix": {"size": {"as it is": {}, "large": {"cell-size": 60, "text": "12"}}}}
      """)
    #expect(manifest.pictures.map(\.name) == ["as it is.png", "large.png"])
    let words = try self.words(
      """
      {"output": "{size}.png", "cell-size": 30, "text": "1",
       "matrix": {"size": {"as it is": {}, "large": {"cell-size": 60, "text": "12"}}}}
      """)
    let entry = try ManifestEntry(words, folder: nil)
    #expect((0..<2).map { entry.arguments($0).entry("cell-size")?.word } == ["30", "60"])
    #expect((0..<2).map { entry.text($0) } == [.word("1"), .word("12")])
  }

  /// An entry wins over its defaults, those over the group's, and an axis over all.
  @Test func layers() throws {
    let words = try self.words(
      """
      {"defaults": {"scale": 2, "gap": 1, "digits": 3, "output": "g.png", "text": "1"},
       "entries": [{"defaults": {"gap": 2, "digits": 4}, "digits": 5,
                    "output": "{digits}-{gap}-{scale}-{set}.png",
                    "matrix": {"set": {"a": {}, "b": {"digits": 6, "text": "2"}}}}]}
      """)
    let entry = try ManifestEntry(words, folder: nil)
    #expect(try (0..<2).map { try entry.path($0) } == ["5-2-2-a.png", "6-2-2-b.png"])
    #expect((0..<2).map { entry.text($0) } == [.word("1"), .word("2")])
  }

  @Test func tooManyCombinations() throws {
    let axis = (1...101).map(String.init).joined(separator: ",")
    let message = try faults(
      """
      [{"output": "a.png"},
       {"output": "{a}.png", "matrix": {"digits": [\(axis)], "gap": [\(axis)], "scale": [\(axis)]}}]
      """.replacing("{a}", with: "{digits}{gap}{scale}"))
    #expect(message.count == 1)
  }

  // MARK: What clashes

  @Test(arguments: [
    (#""scale": 2, "matrix": {"scale": [1, 2]}"#, "“scale” is given, and the axis “scale”"),
    (#""text": "2", "matrix": {"text": ["1", "2"]}"#, "“text” is given, and the axis “text”"),
    (
      #""text-env": "A", "matrix": {"n": {"a": {"text": "1"}}}"#,
      "“text” is given, and the axis “n”"
    ),
    (
      #""scale": 3, "matrix": {"n": {"a": {"scale": 1}, "b": {"scale": 2}}}"#,
      "“scale” is given, and the axis “n”"
    ),
    (
      #""matrix": {"scale": [1, 2], "n": {"a": {"scale": 1}, "b": {"scale": 2}}}"#,
      "“scale” is given, and the axis “n”"
    ),
    (#""matrix": {"scale": []}"#, "the axis “scale” has no values"),
    (#""matrix": {"n": {}}"#, "the axis “n” has no values"),
    (#""matrix": {"scale": 1}"#, "takes an array of values, or an object"),
    (#""matrix": {"scale": [null]}"#, "takes texts, numbers, true and false"),
    (#""matrix": {"scale": [{"scale": 1}]}"#, "sets of options have names"),
    (#""matrix": {"n": {"a": 1}}"#, "“a” is none"),
    (#""matrix": {"n": {"a": {"output": "b.png"}}}"#, "there is no option “output”"),
    (#""matrix": {"scal": [1]}"#, "there is no option “scal”; did you mean “scale”?"),
    (#""matrix": {"scale": ["x"]}"#, "“scale” takes"),
  ])
  func axes(members: String, words: String) throws {
    let messages = try faults("[{\"output\": \"a{scale}{n}{text}.png\", \(members)}]")
    #expect(messages.count == 1 && messages[0].contains(words), "\(messages)")
    #expect(messages.allSatisfy { $0.hasPrefix("entry 1, line 1: ") })
  }

  /// The group's axis and the entry's.
  @Test func oneAxisTwice() throws {
    let messages = try faults(
      """
      {"matrix": {"scale": [1]},
       "entries": [{"output": "a.png", "matrix": {"scale": [1]}}, {"output": "{scale}.png"}]}
      """)
    #expect(messages == ["entry 1, line 2: the axis “scale” is one of the group's"])
  }

  // MARK: Keys and values

  @Test(arguments: [
    ("{\"ouput\": \"a.png\"}", "there is no option “ouput”; did you mean “output”?"),
    (#"{"output": "a.png", "scael": 2}"#, "there is no option “scael”; did you mean “scale”?"),
    (#"{"output": "a.png", "textt": "1"}"#, "there is no option “textt”; did you mean “text”?"),
    (#"{"output": "a.png", "matirx": {}}"#, "did you mean “matrix”?"),
    (#"{"output": "a.png", "comand": "type"}"#, "did you mean “command”?"),
    (#"{"entrys": []}"#, "did you mean “entries”?"),
    (#"{"output": "a.png", "qqqqqqqq": 1}"#, "there is no option “qqqqqqqq”"),
    (#"{"text": "1"}"#, "“output” is missing, the path of the picture"),
    (#"{"output": ""}"#, "“output” takes the path of a picture"),
    (#"{"output": 1}"#, "“output” takes the path of a picture"),
    (#"{"output": "a{.png"}"#, "a brace of “output” has no partner"),
    (#"{"output": "a}.png"}"#, "a brace of “output” has no partner"),
    (#"{"output": "{b}.png"}"#, "“{b}” in “output” is neither an axis nor an option that is given"),
    (#"{"output": "{text}.png", "text": "1"}"#, "“{text}” in “output” is neither"),
    (#"{"output": "a.png", "text": 1}"#, "“text” takes a text in quotation marks"),
    (#"{"output": "a.png", "scale": "2"}"#, "“scale” takes"),
    (#"{"output": "a.png", "secure": "true"}"#, "“secure” takes true or false"),
    (#"{"output": "a.png", "text": "1", "text-env": "A"}"#, "exclude each other"),
    (#"{"output": "a.png", "text-env": "A", "text-file": "b"}"#, "exclude each other"),
    (#"{"output": "a.png", "command": "try"}"#, "“command” takes one of render, sheet, type"),
    (#"{"output": "a.png", "command": "type", "text": "1"}"#, "there is no option “text”"),
    (#"{"output": "a.png", "script": "1"}"#, "there is no option “script”"),
    (#"{"output": "a.png", "jobs": 2}"#, "there is no option “jobs”"),
    (#"{"output": "a.jpg"}"#, "“a.jpg” is no path of a picture; it ends in .png"),
    (#"{"output": "a"}"#, "it ends in .png"), (#"{"output": "a.png/"}"#, "it ends in .png"),
    (#"{"output": "a\u0000b.png"}"#, "“a\\u{0}b.png” is no path of a picture"),
    (#"{"output": "a.png", "font": "x\u0000"}"#, "no path has the character U+0000"),
  ])
  func faultyEntries(entry: String, words: String) throws {
    let messages = try faults("[{\"output\": \"ok.png\"}, \(entry)]")
    #expect(messages.count == 1 && messages[0].contains(words), "\(messages)")
    #expect(messages[0].hasPrefix("entry 2"))
    #expect(try names("[{\"output\": \"ok.png\"}, \(entry)]") == ["ok.png"])
  }

  /// An option without effect on any combination is an error, and one with an effect on some is none.
  @Test func effects() throws {
    let none = try faults(
      #"{"output": "{scale}.png", "matrix": {"scale": [1, 2]}, "mask": "x"}"#)
    #expect(none.count == 1 && none[0].contains("--mask has no effect"), "\(none)")
    let some = try faults(
      #"{"output": "{secure}.png", "matrix": {"secure": [true, false]}, "mask": "x"}"#)
    #expect(some.isEmpty)
  }

  // MARK: Paths

  @Test(arguments: [
    ("a.png", "a.png"), ("./a.png", "a.png"), ("x/../a.png", "a.png"), ("x//./a.png", "x/a.png"),
    ("../a.png", "../a.png"), ("x/../../a.png", "../a.png"), ("/../a.png", "/a.png"),
    ("a.PNG", "a.PNG"), ("{{a}}.png", "{a}.png"), (".png", ".png"), ("é 測.png", "é 測.png"),
  ])
  func paths(output: String, path: String) throws {
    #expect(try names("[{\"output\": \"\(output)\"}]") == [path])
  }

  /// A value with a slash would be another folder.
  @Test func slashes() throws {
    let messages = try faults(
      #"{"output": "{font}.png", "matrix": {"font": ["a/b.ttf", "c.ttf"]}}"#)
    #expect(messages.count == 1 && messages[0].contains("because of its slash"), "\(messages)")
    #expect(
      try names(#"{"output": "{n}.png", "matrix": {"n": {"x": {"font": "a/b.ttf"}}}}"#)
        == ["x.png"])
    #expect(
      try names(#"{"output": "{d}.png", "matrix": {"d": {"..": {"scale": 1}}}}"#) == ["...png"])
    #expect(
      try names(#"{"output": "x/{d}/a.png", "matrix": {"d": {"..": {"scale": 1}}}}"#) == ["a.png"])
  }

  /// The path tells no text that a picture keeps to itself.
  @Test(arguments: [
    #""secure": true, "matrix": {"text": ["739154", "2"]}"#,
    #""matrix": {"text": ["739154"], "secure": [false, true]}"#,
    #""preset": "mint", "defaults": {"secure": true}, "matrix": {"text": ["739154"]}"#,
  ])
  func secureTexts(members: String) throws {
    let messages = try faults("[{\"output\": \"{text}.png\", \(members)}]")
    #expect(messages.count == 1 && messages[0].contains("could tell the text of a secure field"))
    #expect(messages.allSatisfy { !$0.contains("739154") })
  }

  /// The names of sets are no texts, whatever the axis is called.
  @Test func namedSecureTexts() throws {
    #expect(
      try names(
        """
        {"output": "{text}.png", "secure": true,
         "matrix": {"text": {"short": {"text": "12"}, "long": {"text": "739154"}}}}
        """) == ["short.png", "long.png"])
    #expect(
      try names(#"{"output": "{text}.png", "matrix": {"text": ["1", "12"]}}"#) == [
        "1.png", "12.png",
      ])
  }

  @Test(arguments: [
    (#"[{"output": "a.png"}, {"output": "./a.png"}]"#, "entry 1 (line 1) and entry 2 (line 1)"),
    (#"[{"output": "a.png"}, {"output": "x/../a.png"}]"#, "entry 1 (line 1) and entry 2"),
    (#"[{"output": "x/a.png"}, {"output": "x//a.png"}]"#, "“x/a.png” would be drawn twice"),
    (#"[{"output": "e\u0301.png"}, {"output": "\u00e9.png"}]"#, "would be drawn twice"),
    (#"{"output": "a.png", "matrix": {"scale": [1, 2]}}"#, "two combinations of entry 1 (line 1)"),
    (#"{"output": "{scale}.png", "matrix": {"scale": [1, 1]}}"#, "name all axes in “output”"),
  ])
  func duplicates(text: String, words: String) {
    let failure = failure(text)
    #expect(failure?.code == .content && failure?.message.contains(words) == true)
    #expect(failure?.message.hasPrefix("“m.json”: ") == true)
  }

  @Test(arguments: ["[]", "{\"entries\": []}", "{\"defaults\": {\"scale\": 2}}"])
  func nothingToDraw(text: String) {
    #expect(failure(text)?.message.contains("has no entries") == true)
  }
}
