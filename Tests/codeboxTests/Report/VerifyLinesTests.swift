import CodeField
import Comparison
import Foundation
import Testing

@testable import codebox

/// Findings as JSON Lines.
@Suite struct VerifyLinesTests {
  @Test func everyKey() {
    let finding = Finding.sample(
      "a/b.png", .different, place: "entry 3 (line 12)", message: "why",
      comparison: .sample(
        boxes: [
          PixelBox(x: 1, y: 2, width: 3, height: 4), PixelBox(x: 9, y: 8, width: 7, height: 6),
        ],
        actual: PixelSize(width: 380, height: 50)),
      expected: [1], actual: [2], difference: [3])
    #expect(
      VerifyLines.line(finding)
        == #"{"schema": 1, "verdict": "different", "name": "a/b.png", "#
        + #""place": "entry 3 (line 12)", "differing": 214, "antialiased": 12, "#
        + #""tolerated": 0, "largest": 37, "boxCount": 2, "boxes": [[1, 2, 3, 4], [9, 8, 7, 6]], "#
        + #""expectedSize": {"width": 375, "height": 50}, "#
        + #""actualSize": {"width": 380, "height": 50}, "message": "why"}"#)
  }

  @Test func onlyWhatApplies() {
    #expect(
      VerifyLines.line(.sample("a.png", .orphan))
        == #"{"schema": 1, "verdict": "orphan", "name": "a.png"}"#)
    #expect(
      VerifyLines.line(.sample("a.png", .same, comparison: .sample(differing: 0)))
        .contains(#""boxes": [], "#))
  }

  @Test(arguments: Finding.hostileNames)
  func anyTextIsOneLine(text: String) throws {
    for finding in Finding.hostile(text) {
      let line = VerifyLines.line(finding)
      let breaks = line.unicodeScalars.filter {
        $0.properties.generalCategory == .control || ["\u{2028}", "\u{2029}"].contains($0)
      }
      #expect(breaks.isEmpty)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["name"] as? String == finding.name)
      #expect(object["place"] as? String == text && object["message"] as? String == text)
    }
  }
}
