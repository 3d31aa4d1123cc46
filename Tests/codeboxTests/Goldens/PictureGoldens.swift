import Foundation
import TestSupport
import Testing

@testable import codebox

/// Pictures kept as files, described by manifests and compared pixel by pixel. `scripts/record` takes
/// changes over.
@Suite struct PictureGoldens {
  /// The manifests, their folders of pictures, and how many there are.
  static let kept: [(manifest: String, folder: String, count: Int)] = [
    ("Fixtures/pictures.json", "Fixtures/pictures", 162),
    ("Fixtures/presets.json", "Fixtures/presets", 2 * Preset.all.count),
    ("docs/pictures.json", "docs/pictures", 11),
  ]

  @Test(arguments: kept.indices) func areTheSame(index: Int) throws {
    let (manifest, folder, count) = Self.kept[index]
    let paths = [manifest, folder].map { Fixtures.root.appending(path: $0).path() }
    let run = try Codebox.run(["verify", paths[0], "--baseline", paths[1]])
    #expect(run.code == 0 && run.text == "same: \(count)\n", "\(run.text)\(run.errors)")
  }

  /// The same from the release binary, which has other optimizations and other libraries inside.
  @Test(.enabled(if: Codebox.release != nil), arguments: kept.indices)
  func areTheSameInRelease(index: Int) throws {
    let binary = try #require(Codebox.release)
    let (manifest, folder, count) = Self.kept[index]
    let paths = [manifest, folder].map { Fixtures.root.appending(path: $0).path() }
    let run = try Codebox.run(["verify", paths[0], "--baseline", paths[1]], binary: binary)
    #expect(run.code == 0 && run.text == "same: \(count)\n", "\(run.text)\(run.errors)")
  }

  /// A change of one option is found in just the pictures that have it.
  @Test func aChangeIsFound() throws {
    let folder = try ScratchFolder()
    let file = Fixtures.root.appending(path: "Fixtures/presets.json")
    let changed = try String(contentsOf: file, encoding: .utf8)
      .replacing("\"scale\": [1, 2]", with: "\"scale\": [1]")
      .replacing("{\"focus\": true", with: "{\"background\": \"#123456\", \"focus\": true")
    try changed.write(toFile: folder.path("m.json"), atomically: false, encoding: .utf8)
    let run = try Codebox.run([
      "verify", folder.path("m.json"), "--baseline",
      Fixtures.root.appending(path: "Fixtures/presets").path(),
    ])
    #expect(run.code == 1)
    let sum = run.text.split(separator: "\n").last.map(String.init)
    // divided-box covers its whole ground.
    let count = Preset.all.count
    #expect(sum == "same: 1, different: \(count - 1), orphan: \(count)")
  }
}
