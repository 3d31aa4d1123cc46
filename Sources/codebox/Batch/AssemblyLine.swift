/// Does pieces of work on several threads, and hands over what came of them in the order of the pieces.
enum AssemblyLine {
  private struct State<Product: Sendable>: Sendable {
    let count: Int
    /// How far the work may be ahead of what is taken, so that products do not pile up.
    let window: Int
    var begun = 0
    var taken = 0
    /// What came of pieces that are not taken yet.
    var products: [Int: Product] = [:]
    var isClosed = false
    /// How many threads have not come to their end.
    var running = 0

    /// Whether no further piece will be begun.
    var isOver: Bool { isClosed || begun == count }
    var mayBegin: Bool { !isOver && begun < taken + window }

    /// Begins the next piece, if there is one.
    mutating func begin() -> Int? {
      guard mayBegin else { return nil }
      begun += 1
      return begun - 1
    }
  }

  /// Does `count` pieces.
  ///
  /// - Parameters:
  ///   - jobs: how many pieces are worked on at the same time.
  ///   - work: does a piece, on any thread.
  ///   - take: gets what came of each piece, in order, on the calling thread; false ends the run:
  ///     pieces that are begun by then are finished, and not taken. So does a failure.
  static func run<Product: Sendable>(
    count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Product,
    take: (Product) throws(Failure) -> Bool
  ) throws(Failure) {
    let monitor = Monitor(State<Product>(count: count, window: 4 * jobs))
    let body: @Sendable () -> Void = {
      while let index = monitor.use(when: { $0.isOver || $0.mayBegin }, { $0.begin() }) {
        let product = work(index)
        monitor.use { $0.products[index] = product }
      }
      monitor.use { $0.running -= 1 }
    }
    // The calling thread works too, so that there are no more threads than jobs.
    for _ in 1..<max(1, min(jobs, count)) {
      monitor.use { $0.running += 1 }
      guard WorkerThread.start(body) else {
        monitor.use { $0.running -= 1 }
        break
      }
    }
    defer {
      monitor.use { $0.isClosed = true }
      monitor.use(when: { $0.running == 0 }) { _ in }
    }
    for index in 0..<count {
      guard try take(product(index, of: monitor, work: work)) else { break }
    }
  }

  /// What came of a piece: while it is not there, others are worked on, or waited for.
  private static func product<Product>(
    _ index: Int, of monitor: Monitor<State<Product>>, work: (Int) -> Product
  ) -> Product {
    while true {
      let (product, next) = monitor.use(when: { $0.products[index] != nil || $0.mayBegin }) {
        state -> (Product?, Int?) in
        guard let product = state.products.removeValue(forKey: index) else {
          return (nil, state.begin())
        }
        state.taken = index + 1
        return (product, nil)
      }
      if let product { return product }
      if let next {
        let product = work(next)
        monitor.use { $0.products[next] = product }
      }
    }
  }
}
