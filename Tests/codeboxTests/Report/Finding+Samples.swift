import CodeField
import Comparison
import Foundation
import PNG
import TestSupport

@testable import codebox

extension Finding {
  /// A finding with what a test cares for.
  static func sample(
    _ name: String, _ verdict: Verdict, place: String? = nil, message: String? = nil,
    comparison: Comparison? = nil, expected: [UInt8]? = nil, actual: [UInt8]? = nil,
    difference: [UInt8]? = nil
  ) -> Finding {
    Finding(
      name: name, verdict: verdict, place: place, message: message, comparison: comparison,
      expected: expected, actual: actual, difference: difference)
  }

  /// Names as a manifest may have them to do harm.
  static let hostileNames = [
    "</script><script>window.harm = 1</script>.png",
    "<img src=x onerror=\"window.harm = 2\">.png",
    "\"'><svg onload=window.harm=3>&amp;&lt;.png",
    "<!--<script>{findings}{script}{style}.png",
    "line\u{2028}break\u{2029}and\u{85}more\r\n\t.png",
    "\u{0}\u{1}\u{7}\u{1B}[31m\u{7F}\u{9B}\u{FFFE}.png",
    "\u{202E}gnp.desrever\u{202C}\u{200F}.png",
    "]]>\\u003c\\\\ 😀 é.png",
    String(repeating: "long/", count: 2_000) + ".png",
  ]

  /// A finding of each verdict that has the text wherever it can stand.
  static func hostile(_ text: String) -> [Finding] {
    Verdict.allCases.map { sample("\($0) \(text)", $0, place: text, message: text) }
  }
}

extension Comparison {
  static func sample(
    differing: Int = 214, antialiased: Int = 12, largest: Int = 37, boxes: [PixelBox] = [],
    expected: PixelSize = PixelSize(width: 375, height: 50),
    actual: PixelSize = PixelSize(width: 375, height: 50)
  ) -> Comparison {
    Comparison(
      expectedSize: expected, actualSize: actual, differing: differing, antialiased: antialiased,
      largest: largest, boxes: boxes, isSame: false)
  }
}
