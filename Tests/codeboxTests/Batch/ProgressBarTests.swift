import Testing

@testable import codebox

@Suite struct ProgressBarTests {
  @Test(arguments: [
    (0, 10, 0), (1, 10, 4), (5, 10, 20), (9, 10, 36), (10, 10, 40), (999, 1_000, 39), (1, 1_000, 0),
    (0, 0, 40),
  ])
  func bars(done: Int, total: Int, filled: Int) {
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 40 - filled)
    #expect(ProgressBar.line(done, of: total) == "[\(bar)] \(done)/\(total)")
  }
}
