import TestSupport
import Testing

@testable import codebox

/// Pieces of work on several threads.
@Suite struct AssemblyLineTests {
  /// How many pieces are at work, and the most that ever were.
  private struct Load: Sendable {
    var now = 0
    var most = 0
    var begun: [Int] = []
  }

  private func run(
    count: Int, jobs: Int, load: Monitor<Load> = Monitor(Load()), until end: Int = .max
  ) throws -> [Int] {
    var taken: [Int] = []
    try AssemblyLine.run(count: count, jobs: jobs) { index in
      load.use {
        $0.now += 1
        $0.most = max($0.most, $0.now)
        $0.begun.append(index)
      }
      // Pieces of different lengths, so that later ones are ready before earlier ones.
      var random = Random(seed: UInt64(index))
      for _ in 0..<(random.next() % 3_000) { _ = random.next() }
      load.use { $0.now -= 1 }
      return index * index
    } take: { (product: Int) throws(Failure) in
      taken.append(product)
      return taken.count < end
    }
    return taken
  }

  @Test(arguments: [1, 2, 3, 7, 64], [0, 1, 2, 7, 200])
  func order(jobs: Int, count: Int) throws {
    let load = Monitor(Load())
    #expect(try run(count: count, jobs: jobs, load: load) == (0..<count).map { $0 * $0 })
    let state = load.use { $0 }
    #expect(state.most <= jobs && state.now == 0)
    #expect(state.begun.sorted() == Array(0..<count))
  }

  /// Who takes no more ends the work, and nothing goes on afterwards.
  @Test(arguments: [1, 2, 7]) func ending(jobs: Int) throws {
    let load = Monitor(Load())
    #expect(try run(count: 500, jobs: jobs, load: load, until: 10) == (0..<10).map { $0 * $0 })
    let state = load.use { $0 }
    #expect(state.now == 0)
    // No thread is farther ahead than the window lets it be.
    #expect(state.begun.count <= (jobs == 1 ? 10 : 10 + 4 * jobs))
  }

  @Test(arguments: [1, 2, 7]) func failing(jobs: Int) throws {
    let failure = #expect(throws: Failure.self) {
      try AssemblyLine.run(count: 500, jobs: jobs) {
        $0
      } take: { (index: Int) throws(Failure) in
        if index == 5 { throw .content("five") }
        return true
      }
    }
    #expect(failure?.message == "five")
  }

  /// A product that says nothing is a product too.
  @Test(arguments: [1, 2]) func noProducts(jobs: Int) throws {
    var taken = 0
    try AssemblyLine.run(count: 50, jobs: jobs) { index -> Int? in
      index % 2 == 0 ? index : nil
    } take: { (_: Int?) throws(Failure) in
      taken += 1
      return true
    }
    #expect(taken == 50)
  }
}
