import Foundation
import TestSupport
import Testing

/// What scripts/bench reckons with: its tests, which measure no speed.
@Suite struct BenchmarkSuiteTests {
  @Test func pass() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      set -e
      cd '\(Fixtures.root.path(percentEncoded: false))'
      python3 -B -m unittest discover Benchmarks/tests
      scripts/bench --help
      """, in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.contains("\nOK\n"), "\(run.errors)")
    #expect(run.text.contains("--only a,b"))
  }
}
