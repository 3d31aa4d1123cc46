import Testing

@testable import codebox

/// What was made once is not made again, and what could not be made is not kept.
@Suite struct MemoTests {
  @Test func madeOnce() throws {
    let memo = Memo<String, Int>()
    var made: [String] = []
    func value(_ key: String) throws(Failure) -> Int {
      try memo.value(for: key) { () throws(Failure) in
        made.append(key)
        guard key != "none" else { throw .content("nothing") }
        return key.count
      }
    }
    #expect(try [value("a"), value("bb"), value("a")] == [1, 2, 1])
    #expect(throws: Failure.self) { try value("none") }
    #expect(throws: Failure.self) { try value("none") }
    #expect(made == ["a", "bb", "none", "none"])
  }
}
