import Foundation
import Testing

/// Expectations kept in files under `Fixtures/`.
///
/// With CODEBOX_RECORD=1 in the environment they are written anew, and every test that did so
/// fails: a recording run can never pass for a test run.
package enum Golden {
  package static let isRecording = ProcessInfo.processInfo.environment["CODEBOX_RECORD"] == "1"

  /// Compares a text with the file's, to the letter.
  package static func check(
    text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = Fixtures.file(path)
    if isRecording {
      return try record(Data(text.utf8), file, sourceLocation)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    if expected != text {
      let line = zip(expected.split(separator: "\n"), text.split(separator: "\n"))
        .first { $0 != $1 }
      Issue.record(
        "\(path) differs\nexpected: \(line?.0 ?? "another length")\nactual:   \(line?.1 ?? "")",
        sourceLocation: sourceLocation)
    }
  }

  /// Compares a picture with the file's, pixel by pixel.
  package static func check(
    png: [UInt8], _ path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = Fixtures.file(path)
    if isRecording {
      return try record(Data(png), file, sourceLocation)
    }
    let expected = try PixelImage(png: Array(try Data(contentsOf: file)))
    let actual = try PixelImage(png: png)
    if expected != actual {
      Issue.record(
        "\(path): \(expected.differences(from: actual))", sourceLocation: sourceLocation)
    }
  }

  private static func record(
    _ data: Data, _ file: URL, _ sourceLocation: SourceLocation
  ) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
  }
}
