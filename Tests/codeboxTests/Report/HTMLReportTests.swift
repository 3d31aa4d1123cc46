import Foundation
import TestSupport
import Testing

@testable import codebox

/// The page's bytes. What the page does is for a browser to show: see BrowserCases.
@Suite struct HTMLReportTests {
  private func page(_ findings: [Finding], title: String = "title") -> String {
    String(decoding: HTMLReport.page(findings, title: title), as: UTF8.self)
  }

  /// The data as a browser cuts it out: from its start tag up to the first end tag.
  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: #"<script id="findings" type="application/json">"#))
    let end = try #require(
      page.range(of: "</script", range: start.upperBound..<page.endIndex))
    let text = page[start.upperBound..<end.lowerBound]
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func theDataComesBack() throws {
    let bytes = (0...255).map { UInt8($0) }
    let finding = Finding.sample(
      "a/b.png", .different, place: "entry 1", message: "why", comparison: .sample(),
      expected: bytes, actual: Array(bytes.reversed()), difference: [7])
    let data = try data(page([finding], title: "Nightly"))
    #expect(data["title"] as? String == "Nightly")
    let members = try #require((data["findings"] as? [[String: Any]])?.first)
    #expect(members["verdict"] as? String == "different")
    #expect(members["differing"] as? Int == 214)
    #expect(members["expected"] as? String == Data(bytes).base64EncodedString())
    #expect(members["actual"] as? String == Data(bytes.reversed()).base64EncodedString())
    #expect(members["difference"] as? String == "Bw==")
  }

  /// A text reaches the data and nothing but the data.
  @Test(arguments: Finding.hostileNames)
  func anyText(text: String) throws {
    let findings = Finding.hostile(text)
    let page = page(findings, title: text)
    let data = try data(page)
    #expect(data["title"] as? String == text)
    let members = try #require(data["findings"] as? [[String: Any]])
    #expect(members.map { $0["name"] as? String } == findings.map(\.name))
    let plain = self.page([])
    for mark in ["<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}", "\u{9B}"] {
      #expect(
        page.unicodeScalars.count { String($0) == mark }
          == plain.unicodeScalars.count { String($0) == mark })
    }
  }

  @Test func nothingIsFetched() {
    let page = page(Finding.hostile("a"))
    #expect(!page.contains("://"))
    #expect(!page.contains(/\b(fetch|XMLHttpRequest|import|eval|innerHTML|insertAdjacentHTML)\b/))
    #expect(page.contains("default-src 'none'; img-src data:; style-src 'sha256-"))
    #expect(!page.contains("{style}") && !page.contains("{script}"))
  }

  @Test(arguments: Verdict.allCases)
  func thePageKnowsTheVerdict(verdict: Verdict) {
    let page = page([])
    #expect(page.contains("\n  \(verdict): [") && page.contains("\n.\(verdict) { color: "))
  }

  @Test func sameFindingsSameBytes() {
    let findings = Finding.hostile("a")
    #expect(page(findings) == page(findings))
  }

  /// The policy in the markup names the digests of style and script. A recording run puts them
  /// right.
  @Test func thePolicyNamesWhatMayRun() throws {
    let file = Fixtures.root.appending(path: "Sources/CReportPage/page.html")
    var markup = try String(contentsOf: file, encoding: .utf8)
    let script = """
      import base64, hashlib, pathlib, sys
      print(*[base64.b64encode(hashlib.sha256(pathlib.Path(name).read_bytes()).digest()).decode()
        for name in sys.argv[1:]])
      """
    let files = ["page.css", "page.js"].map {
      file.deletingLastPathComponent().appending(path: $0).path(percentEncoded: false)
    }
    let run = try Codebox.run(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", script] + files, in: nil, environment: nil,
      input: [])
    let digests = run.text.split(whereSeparator: \.isWhitespace)
    try #require(digests.count == 2)
    let policy = "style-src 'sha256-\(digests[0])'; script-src 'sha256-\(digests[1])'"
    if Golden.isRecording {
      markup.replace(/style-src '[^']*'; script-src '[^']*'/, with: policy)
      try markup.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded page.html")
    }
    #expect(markup.contains(policy), "scripts/record --filter thePolicyNamesWhatMayRun mends it")
  }
}
