import TestSupport
import Testing

@testable import codebox

@Suite struct JSONReaderTests {
  /// The document written again, to compare with.
  private func text(_ document: String) throws -> String {
    try words(try JSONReader.read(Array(document.utf8)))
  }

  private func words(_ node: JSONNode) throws -> String {
    switch node.value {
    case .object(let members):
      "{" + (try members.map { "\($0.key):\(try words($0.node))" }).joined(separator: ",") + "}"
    case .array(let elements):
      "[" + (try elements.map(words)).joined(separator: ",") + "]"
    case .string(let text): "'\(text)'"
    case .number(let word): word
    case .bool(let isOn): "\(isOn)"
    case .null: "null"
    }
  }

  @Test(arguments: [
    ("{}", "{}"), (" [ ] ", "[]"), ("[1, -2.5e3,\"a\"]", "[1,-2.5e3,'a']"),
    ("{\"a\":{\"b\":[true,false,null]}}", "{a:{b:[true,false,null]}}"),
    ("\"\\u00e9\\n\\\"\\\\\\/\"", "'é\n\"\\/'"), ("\"\\ud83d\\udc4d\"", "'👍'"),
    ("\u{FEFF}1", "1"),
  ])
  func documents(document: String, expected: String) throws {
    #expect(try text(document) == expected)
  }

  @Test(arguments: [
    ("", 1), ("{", 1), ("{\n\"a\" 1}", 2), ("[1\n2]", 2), ("{\"a\":1,}", 1), ("[1,]", 1),
    ("{\n\n\"a\":1,\n\"a\":2}", 4), ("\"a", 1), ("\"a\nb\"", 1), ("\"\\x\"", 1),
    ("\"\\ud83d\"", 1), ("\"\\u00g0\"", 1), ("tru", 1), ("nan", 1), ("0x10", 1), ("04", 1),
    ("01.5", 1), ("-00", 1), ("1.", 1), (".5", 1), ("+1", 1), ("1 2", 1),
    ("{a:1}", 1), ("[\n\n\n}", 4),
  ])
  func faultsNameTheLine(document: String, line: Int) {
    #expect {
      try JSONReader.read(Array(document.utf8))
    } throws: { ($0 as? JSONReader.Fault)?.line == line }
  }

  @Test func depthIsBounded() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.Fault.self) { try JSONReader.read(Array(deep.utf8)) }
  }

  /// In a time that grows with their number, not with its square, which took minutes.
  @Test(.timeLimit(.minutes(1))) func manyKeys() throws {
    let members = (0..<60_000).map { "\"k\($0)\":1" }
    let whole = "{\(members.joined(separator: ","))}"
    guard case .object(let read) = try JSONReader.read(Array(whole.utf8)).value else {
      Issue.record("no object")
      return
    }
    #expect(read.count == members.count)
    let twice = "{\(members.joined(separator: ",\n")),\n\"k0\":1}"
    #expect(
      throws: JSONReader.Fault(line: members.count + 1, message: "“k0” is given twice")
    ) { try JSONReader.read(Array(twice.utf8)) }
  }

  /// Keys are compared one by one at first, and then by a set: the same one is found wherever it stands.
  @Test(arguments: [1, 2, 15, 16, 17, 18, 40]) func keysGivenTwice(count: Int) throws {
    let members = (0..<count).map { "\"k\($0)\":1" }
    for again in [0, count / 2, count - 1] {
      let text = "{\(members.joined(separator: ",\n")),\n\"k\(again)\":2}"
      #expect(
        throws: JSONReader.Fault(line: count + 1, message: "“k\(again)” is given twice")
      ) { try JSONReader.read(Array(text.utf8)) }
    }
    _ = try JSONReader.read(Array("{\(members.joined(separator: ","))}".utf8))
  }

  @Test func whatIsNoTextIsRefused() {
    #expect(throws: JSONReader.Fault.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
  }

  /// Seeded: a document with bytes changed gives a value or a fault, never a crash or a hang.
  @Test func damagedDocuments() {
    var random = Random(seed: 17)
    let whole = Array("{\"digits\": 6, \"style\": \"square\", \"x\": [1, true, \"\\u00e9\"]}".utf8)
    var read = 0
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...127, using: &random)
      }
      if (try? JSONReader.read(bytes)) != nil { read += 1 }
    }
    #expect(read > 500 && read < 19_500)
  }
}
