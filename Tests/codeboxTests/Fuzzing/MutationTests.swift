import Foundation
import TestSupport
import Testing

/// Broken and hostile inputs get an answer: never a crash, never a fault of codebox's own.
/// scripts/fuzz searches the same targets for longer.
@Suite struct MutationTests {
  private static let root = Fixtures.root

  /// The inputs to begin with.
  private func seeds(_ target: FuzzTarget) throws -> [[UInt8]] {
    switch target {
    case .png:
      try ["kinds/palette.png", "kinds/interlaced.png", "kinds/gamma.png", "lock.png"].map {
        Array(try Data(contentsOf: Fixtures.file("inputs/\($0)")))
      }
    case .look:
      try ["shadcn", "floating", "soft-tiles", "grouped-number"].map {
        Array(
          try Data(contentsOf: Self.root.appending(path: "Sources/CPresets/looks/\($0).json")))
      }
    case .script:
      [
        "012<del>3<paste:4 5-6><tap:2><wait:20><blur>",
        "3<type:ab>é<left><fdel><secure:on><set:x><error>",
      ].map { Array($0.utf8) }
    case .arguments:
      [
        "render\n-n\n6\n--secure\n--mask=*\n123", "sheet\n--rows\nstate\n--columns=scale=1,2\n12",
        "layout\n--layout=even\n--width=300\n--groups\n3,3\n--separator\ndash\n123",
      ].map { Array($0.utf8) }
    case .manifest:
      [
        #"[{"output":"a.png","text":"12"},{"output":"b.png","secure":true}]"#,
        #"{"defaults":{"digits":4},"matrix":{"state":["normal","error"]},"#
          + #""entries":[{"output":"{state}.png"}]}"#,
      ].map { Array($0.utf8) }
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: FuzzTarget.allCases)
  func changedInputs(target: FuzzTarget) throws {
    let seeds = try seeds(target)
    var taken = 0
    var refused = 0
    for round in 0..<1_000 {
      var mutator = Mutator(seed: UInt64(round), words: target.words)
      let input = mutator.changed(
        seeds[round % seeds.count], with: seeds[(round + 1) % seeds.count])
      switch target.run(input) {
      case .taken: taken += 1
      case .refused: refused += 1
      case .wrong(let words):
        Issue.record(
          "\(target), seed \(round): \(words)\n\(String(decoding: input, as: UTF8.self))")
      }
    }
    // Both happen: what does not matter, and what does.
    #expect(taken > 10 && refused > 100, "\(taken) taken, \(refused) refused")
  }

  /// Inputs that once were answered wrongly.
  @Test(arguments: FuzzTarget.allCases)
  func foundInputs(target: FuzzTarget) throws {
    let folder = Fixtures.file("fuzz/\(target.rawValue)")
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)) ?? []
    for file in files {
      let clock = ContinuousClock()
      let start = clock.now
      if case .wrong(let words) = target.run(Array(try Data(contentsOf: file))) {
        Issue.record("\(target), \(file.lastPathComponent): \(words)")
      }
      #expect(clock.now - start < .seconds(2), "\(file.lastPathComponent) takes long")
    }
  }
}
