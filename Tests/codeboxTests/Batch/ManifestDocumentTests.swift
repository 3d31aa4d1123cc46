import Testing

@testable import codebox

/// A manifest's words.
@Suite struct ManifestDocumentTests {
  private func entries(_ text: String) throws -> [ManifestDocument.Entry] {
    var entries: [ManifestDocument.Entry] = []
    try ManifestDocument.read(Array(text.utf8)) { entries.append($0) }
    return entries
  }

  private func fault(_ text: String) -> JSONReader.Fault? {
    #expect(throws: JSONReader.Fault.self) { try entries(text) }
  }

  private func keys(_ members: [JSONNode.Member]) -> [String] { members.map(\.key) }

  @Test(arguments: [
    "[{\"output\": \"a\"}, {\"output\": \"b\"}]",
    "{\"output\": \"a\"}\n{\"output\": \"b\"}\n",
    "\n\n{\"output\": \"a\"}\r\n\r\n  {\"output\": \"b\"}\r\n",
    "{\"entries\": [{\"output\": \"a\"}, {\"output\": \"b\"}]}",
    "\u{FEFF}[{\"output\": \"a\"}, {\"output\": \"b\"}]",
    "\u{FEFF}{\"output\": \"a\"}\n{\"output\": \"b\"}",
    "[{\"entries\": [{\"output\": \"a\"}]}, {\"output\": \"b\"}]",
    "{\"entries\": [{\"output\": \"a\"}]}\n{\"output\": \"b\"}",
  ])
  func forms(text: String) throws {
    let entries = try entries(text)
    #expect(entries.map(\.number) == [1, 2])
    #expect(entries.map { keys($0.members) } == [["output"], ["output"]])
    #expect(entries.allSatisfy { $0.fault == nil && $0.axes.isEmpty })
  }

  @Test(arguments: ["{\"output\": \"a\"}", "{\n\"output\":\n\"a\"\n}", "[\n{\"output\": \"a\"}]"])
  func oneEntry(text: String) throws {
    let entries = try entries(text)
    #expect(entries.count == 1 && keys(entries[0].members) == ["output"])
  }

  @Test(arguments: ["[]", "{\"entries\": []}", "{\"defaults\": {}}", "[{\"defaults\": {}}]"])
  func noEntries(text: String) throws {
    #expect(try entries(text).isEmpty)
  }

  /// Lines are those of the document, in every form.
  @Test func lineNumbers() throws {
    let array = try entries("[\n\n{\"output\": \"a\"},\n{\n\"output\": \"b\"}]")
    #expect(array.map(\.line) == [3, 4] && array[1].place == "entry 2 (line 4)")
    #expect(array[1].members[0].line == 5)
    #expect(try entries("{\"a\": 1}\n\n{\"a\": 2}\n").map(\.line) == [1, 3])
  }

  /// What a broken line of JSON Lines says is lost, and nothing else.
  @Test func brokenLines() throws {
    let entries = try entries("{\"a\": 1}\n{\"a\": }\n{\"a\": 3}\n[4]\n\"x\"\n{\"a\": 1, \"a\": 2}")
    #expect(entries.map(\.line) == [1, 2, 3, 4, 5, 6])
    #expect(entries.map { $0.fault?.line } == [nil, 2, nil, 4, 5, 6])
    #expect(entries[1].fault?.message == "a value is missing")
    #expect(entries[3].fault?.message == "an entry is an object")
    #expect(entries[5].fault?.message == "“a” is given twice")
  }

  /// A broken array has no entries that are sure.
  @Test(arguments: [
    ("[{\"a\": 1},\n{\"a\": }]", 2), ("[{\"a\": 1}\n{\"a\": 2}]", 2), ("[{\"a\": 1}\n", 2),
    ("", 1), ("\n", 2), ("[] []", 1), ("{\"a\": 1\n{\"a\": 2}", 2),
  ])
  func brokenDocuments(text: String, line: Int) {
    #expect(fault(text)?.line == line)
  }

  @Test func groups() throws {
    let entries = try entries(
      """
      {"$schema": "x", "description": "y", "defaults": {"description": "z", "scale": 2},
       "matrix": {"style": ["square"]},
       "entries": [
         {"output": "a", "description": "w", "matrix": {"state": ["error"]}},
         {"output": "b", "defaults": {"scale": 3}}]}
      """)
    #expect(entries.map { keys($0.members) } == [["output"], ["output"]])
    #expect(entries.map { keys($0.axes) } == [["style", "state"], ["style"]])
    #expect(entries.map { $0.defaults.map(keys) } == [[["scale"]], [["scale"], ["scale"]]])
  }

  /// Defaults that stand alone hold for what follows, and those of a group only inside of it.
  @Test func carriedDefaults() throws {
    let entries = try entries(
      """
      {"output": "a"}
      {"defaults": {"scale": 2}}
      {"output": "b"}
      {"defaults": {"gap": 1}, "entries": [{"output": "c"}]}
      {"description": "x", "defaults": {"digits": 4}}
      {"output": "d"}
      """)
    #expect(
      entries.map { $0.defaults.flatMap(keys) } == [
        [], ["scale"], ["scale", "gap"], ["scale", "digits"],
      ])
    #expect(entries.map(\.number) == [1, 2, 3, 4])
  }

  /// What is wrong with what holds for several entries is a fault of the document.
  @Test(arguments: [
    ("{\"entries\": 1}", "entries is an array"), ("{\"entries\": {}}", "entries is an array"),
    ("{\"entries\": [],\n\"scale\": 1}", "“scale” stands in defaults"),
    ("{\"entries\": [], \"defaults\": 1}", "defaults is an object"),
    ("{\"entries\": [], \"matrix\": []}", "matrix is an object"),
    ("[{\"defaults\": []}]", "defaults is an object"),
  ])
  func faultsOfGroups(text: String, words: String) {
    #expect(fault(text)?.message.contains(words) == true, "\(fault(text)?.message ?? "")")
  }

  @Test(arguments: [
    ("[{\"output\": \"a\", \"defaults\": 1}]", "defaults is an object"),
    ("[{\"output\": \"a\", \"matrix\": []}]", "matrix is an object"),
    ("[1]", "an entry is an object"), ("[null]", "an entry is an object"),
    ("{\"entries\": [\"a\"]}", "an entry is an object"),
  ])
  func faultsOfEntries(text: String, words: String) throws {
    #expect(try entries(text).map { $0.fault?.message } == [words])
  }
}
