import Testing

@testable import codebox

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("digit", "digits", 1), ("", "abc", 3), ("abc", "abc", 0), ("ab", "ba", 1), ("abc", "cba", 2),
    ("kitten", "sitting", 3),
  ])
  func distances(first: String, second: String, distance: Int) {
    #expect(Suggestion.distance(first, second) == distance)
    #expect(Suggestion.distance(second, first) == distance)
  }

  @Test func onlyWhatIsNear() {
    let names = ["width", "height", "border-width"]
    #expect(Suggestion.nearest(to: "widht", in: names) == "width")
    #expect(Suggestion.nearest(to: "WIDTH", in: names) == "width")
    #expect(Suggestion.nearest(to: "bor", in: names) == "border-width")
    #expect(Suggestion.nearest(to: "colour", in: names) == nil)
    #expect(Suggestion.nearest(to: "", in: names) == nil)
    // One character, a megabyte long.
    let pile = "a" + String(repeating: "\u{200D}", count: 300_000)
    #expect(Suggestion.nearest(to: pile, in: names) == nil)
  }
}
