import Testing

@testable import codebox

@Suite struct OutputTemplateTests {
  @Test(arguments: [
    ("a.png", "a.png", [String]()), ("{x}.png", "1.png", ["x"]), ("{x}{y}", "12", ["x", "y"]),
    ("{{x}}", "{x}", []), ("{{{x}}}", "{1}", ["x"]), ("a{x}b{x}c", "a1b1c", ["x", "x"]),
    ("{z}", "", ["z"]), ("{}", "", [""]), ("", "", []), ("{ x}", "", [" x"]),
    ("é{x}😀", "é1😀", ["x"]),
  ])
  func templates(text: String, path: String, names: [String]) throws {
    let template = try #require(OutputTemplate(text))
    #expect(template.path { ["x": "1", "y": "2"][$0] } == path)
    #expect(template.names == names)
  }

  /// A word with braces is none of the template's.
  @Test func wordsStayWords() throws {
    let template = try #require(OutputTemplate("{x}-{y}"))
    #expect(template.path { ["x": "{y}", "y": "}"][$0] } == "{y}-}")
  }

  @Test(arguments: ["{", "}", "a{x", "x}", "{x}}", "{{x}", "{{{x}}", "}{"])
  func bracesWithoutPartners(text: String) {
    #expect(OutputTemplate(text) == nil)
  }
}
