import CodeField
import Testing

@Suite struct EntryTests {
  private func entry(
    _ text: String, _ charset: Charset = .digits, count: Int = 4, overflow: Overflow = .error
  ) throws -> [Character] {
    try Entry(text, charset: charset, count: count, overflow: overflow).characters
  }

  @Test func keepsLeadingZeros() throws {
    #expect(try entry("0000") == ["0", "0", "0", "0"])
    #expect(try entry("") == [])
  }

  @Test func namesTheFirstCharacterThatIsNotAllowed() {
    #expect(throws: EntryError.notAllowed(index: 2, character: "x")) { try entry("12xy") }
  }

  @Test func judgesCharactersBeforeTheLength() {
    #expect(throws: EntryError.notAllowed(index: 5, character: "x")) {
      try entry("12345x", overflow: .truncate)
    }
  }

  @Test func refusesOrCutsWhatIsTooLong() throws {
    #expect(throws: EntryError.tooLong(length: 5, count: 4)) { try entry("12345") }
    #expect(try entry("12345", overflow: .truncate) == ["1", "2", "3", "4"])
  }

  /// I44, I45, I46: a cluster is one character, and is never split.
  @Test func countsClusters() throws {
    #expect(try entry("👍👍👍👍", .any).count == 4)
    #expect(try entry("👨‍👩‍👧1", .any) == ["👨‍👩‍👧", "1"])
    #expect(try entry("12👨‍👩‍👧4", .any, count: 3, overflow: .truncate) == ["1", "2", "👨‍👩‍👧"])
    #expect(try entry("e\u{301}", .any) == ["é"])
  }
}
