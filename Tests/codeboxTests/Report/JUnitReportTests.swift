import Comparison
import Foundation
import TestSupport
import Testing

@testable import codebox

/// Findings as JUnit XML, read by a parser that is not ours.
@Suite struct JUnitReportTests {
  /// The document as Python's parser has it: elements in order, their attributes, and texts.
  private struct Element: Decodable {
    let tag: String
    let attributes: [String: String]
    let text: String
  }

  private func parsed(_ xml: String) throws -> [Element] {
    let script = """
      import json, sys
      import xml.etree.ElementTree as tree
      root = tree.fromstring(sys.stdin.buffer.read())
      print(json.dumps([
        {"tag": e.tag, "attributes": e.attrib, "text": e.text or ""} for e in root.iter()]))
      """
    let run = try Codebox.run(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", script], in: nil, environment: nil,
      input: Array(xml.utf8))
    #expect(run.code == 0, "\(run.errors)")
    return try JSONDecoder().decode([Element].self, from: Data(run.output))
  }

  @Test func aCaseForEachFinding() {
    let findings = [
      Finding.sample("a.png", .same),
      .sample(
        "b.png", .different, place: "entry 2",
        comparison: .sample(boxes: [PixelBox(x: 1, y: 2, width: 3, height: 4)])),
      .sample("c.png", .failed, message: "no such font"),
    ]
    #expect(
      JUnitReport.xml(findings) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="codebox verify" tests="3" failures="1" errors="1">
          <testsuite name="codebox.verify" tests="3" failures="1" errors="1" skipped="0">
            <testcase name="a.png" classname="codebox.verify"/>
            <testcase name="b.png" classname="codebox.verify">
              <failure message="214 pixels differ, by up to 37 of 255" type="different">b.png: 214 \
        pixels differ, by up to 37 of 255
        described at entry 2
        differs at 1,2 in 3x4 pixels</failure>
            </testcase>
            <testcase name="c.png" classname="codebox.verify">
              <error message="no such font" type="failed">c.png: no such font</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func countsAndKinds() throws {
    let findings = Verdict.allCases.map { Finding.sample("\($0).png", $0) }
    let elements = try parsed(JUnitReport.xml(findings))
    for suite in elements.prefix(2) {
      #expect(suite.attributes["tests"] == "6")
      #expect(suite.attributes["failures"] == "3" && suite.attributes["errors"] == "2")
    }
    let types = Dictionary(grouping: elements, by: \.tag)
      .mapValues { $0.compactMap { $0.attributes["type"] } }
    #expect(types["failure"] == ["different", "missing", "orphan"])
    #expect(types["error"] == ["unreadable", "failed"])
    #expect(types["testcase"]?.count == 0)
    #expect(elements.count { $0.tag == "testcase" } == 6)
  }

  @Test func noFindings() throws {
    let elements = try parsed(JUnitReport.xml([]))
    #expect(elements.map(\.tag) == ["testsuites", "testsuite"])
    #expect(elements.allSatisfy { $0.attributes["tests"] == "0" })
  }

  /// Every text comes back as it was, but for what XML cannot hold.
  @Test(arguments: Finding.hostileNames)
  func anyText(text: String) throws {
    let elements = try parsed(JUnitReport.xml(Finding.hostile(text)))
    var held = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{9}", "\u{A}", "\u{D}", "\u{20}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        held.unicodeScalars.append(scalar)
      default: held += "\u{FFFD}"
      }
    }
    let cases = elements.filter { $0.tag == "testcase" }
    #expect(cases.map { $0.attributes["name"] } == Verdict.allCases.map { "\($0) \(held)" })
    for element in elements where element.tag == "failure" || element.tag == "error" {
      #expect(element.attributes["message"] == held)
      #expect(element.text.hasSuffix("described at \(held)"))
    }
  }

  @Test func differentSizes() {
    let finding = Finding.sample(
      "a.png", .different,
      comparison: .sample(differing: 1, actual: .init(width: 380, height: 51)))
    #expect(finding.summary == "380x51 pixels instead of 375x50; 1 pixel differs")
  }
}
