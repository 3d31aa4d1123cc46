import CodeField
import Comparison
import Foundation
import PNG
import TestSupport
import Testing

@testable import codebox

/// The page of findings in a browser, driven by `scripts/drive-report`. `scripts/test-report`
/// installs the browser and can keep pictures of what it showed.
@Suite struct BrowserCases {
  static let environment = ProcessInfo.processInfo.environment
  static let browser = ["chromium", "chromium-browser", "google-chrome"].first { name in
    (environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  @Test(.enabled(if: browser != nil, "Chromium is not installed"))
  func thePageWorks() throws {
    let folder = try ScratchFolder()
    let findings = try Self.findings()
    let same = findings.filter { $0.verdict == .same }
    let many = (0..<1000).map { index in
      let source = findings[index % 3]
      return Finding.sample(
        "many/\(index).png", index == 500 ? .different : .same,
        comparison: index == 500 ? source.comparison : nil, expected: source.expected,
        actual: source.actual)
    }
    for (name, findings) in [
      ("mixed", findings), ("none", []), ("same", same), ("many", many),
      ("hostile", Finding.hostileNames.flatMap(Finding.hostile)),
    ] {
      let title = name == "hostile" ? Finding.hostileNames[0] : "codebox verify"
      try Data(HTMLReport.page(findings, title: title))
        .write(to: URL(filePath: folder.path("\(name).html")))
    }
    let driver = Fixtures.root.appending(path: "scripts/drive-report").path(percentEncoded: false)
    let pictures = Self.environment["CODEBOX_SCREENSHOTS"].map { ["--screenshots", $0] } ?? []
    let run = try Codebox.run(
      URL(filePath: "/usr/bin/env"),
      ["python3", driver, "--browser", Self.browser ?? "", folder.path("")] + pictures, in: nil,
      environment: nil, input: [])
    #expect(run.code == 0, "\(run.text)\(run.errors)")
  }

  /// Findings of every verdict, with pictures that codebox draws.
  private static func findings() throws -> [Finding] {
    let field = ["--scale", "2", "--style", "rounded", "--border-color", "#7A8CA3"]
    let three = try raster(field + ["482"])
    return [
      .sample("plain/empty.png", .same, place: "entry 1 (line 3)", actual: try png(try raster([]))),
      .sample(
        "plain/filled.png", .same, place: "entry 2 (line 4)",
        comparison: .sample(differing: 0, antialiased: 0, largest: 0), expected: try png(three),
        actual: try png(three)),
      try different(
        "states/focus/third-cell.png", try raster(field + ["--focus", "48"]),
        try raster(field + ["--focus", "482"]), place: "entry 3 (line 5)"),
      try different(
        "states/error.png", three, try raster(field + ["--state", "error", "482"]),
        place: "entry 4 (line 6)"),
      try different(
        "sizes/wider-than-before.png", three,
        try raster(field + ["--width", "400", "482"]), place: "entry 5 (line 7)"),
      try different(
        "transparent/disabled.png",
        try raster(field + ["--background", "none", "--cell-color", "none", "482"]),
        try raster(field + ["--background", "none", "--cell-color", "#0B5CC930", "482"]),
        place: "entry 6 (line 8)"),
      .sample(
        "dots/new-look.png", .missing, place: "entry 7 (line 9)",
        actual: try png(try raster(["--style", "dots", "--scale", "2", "--secure", "123"]))),
      .sample("old/removed-long-ago.png", .orphan, expected: try png(three)),
      .sample(
        "broken/cut-short.png", .unreadable, place: "entry 8 (line 10)",
        message: "baselines/broken/cut-short.png is no PNG: it ends too early",
        expected: Array("no picture".utf8), actual: try png(three)),
      .sample(
        "failed/wrong-digit.png", .failed, place: "entry 9 (line 11)",
        message: "the text has '-', which is no digit; --charset any allows it"),
    ]
  }

  private static func raster(_ words: [String]) throws -> Raster {
    let run = try Codebox.run(["render"] + words + ["-o", "-"])
    try #require(run.code == 0, "\(run.errors)")
    return try PNGReader.raster(
      run.output, limits: PNGLimits(largestSide: 10_000, mostPixels: 10_000_000))
  }

  private static func png(_ raster: Raster) throws -> [UInt8] {
    try PNGWriter.bytes(of: raster, scale: 1)
  }

  /// Two pictures that differ, with where they do: measured here, since the page is to be tested
  /// and not the comparison.
  private static func different(
    _ name: String, _ expected: Raster, _ actual: Raster, place: String
  ) throws -> Finding {
    func pixel(_ raster: Raster, _ x: Int, _ y: Int) -> UInt32? {
      x < raster.size.width && y < raster.size.height
        ? raster.pixels[y * raster.size.width + x] : nil
    }
    let size = PixelSize(
      width: max(expected.size.width, actual.size.width),
      height: max(expected.size.height, actual.size.height))
    var difference = Raster(size: size)
    var count = 0
    var columns: [Int] = []
    for x in 0..<size.width {
      var isAlike = true
      for y in 0..<size.height {
        let isSame = pixel(expected, x, y) == pixel(actual, x, y)
        difference.pixels[y * size.width + x] = isSame ? 0xFFF4_F4F4 : 0xFFD6_006C
        count += isSame ? 0 : 1
        isAlike = isAlike && isSame
      }
      if !isAlike { columns.append(x) }
    }
    // A box for each run of columns, the height being the whole picture's.
    var runs: [(first: Int, last: Int)] = []
    for x in columns {
      if let run = runs.last, x - run.last < 6 {
        runs[runs.count - 1].last = x
      } else {
        runs.append((x, x))
      }
    }
    let boxes = runs.map {
      PixelBox(x: $0.first, y: 0, width: $0.last - $0.first + 1, height: size.height)
    }
    return .sample(
      name, .different, place: place,
      comparison: .sample(
        differing: count, antialiased: 0, largest: 214,
        boxes: boxes, expected: expected.size, actual: actual.size),
      expected: try png(expected), actual: try png(actual), difference: try png(difference))
  }
}
