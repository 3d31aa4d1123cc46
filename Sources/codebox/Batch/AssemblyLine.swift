/// Does pieces of work on several threads, and hands over what came of them in the order of the pieces.
enum AssemblyLine {
  private struct State<Product: Sendable>: Sendable {
    var begun = 0
    var taken = 0
    /// What came of pieces that are not taken yet.
    var products: [Int: Product] = [:]
    var isClosed = false
    /// How many threads have not come to their end.
    var running = 0
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
    let monitor = Monitor(State<Product>())
    // How far threads may be ahead of what is taken, so that products do not pile up.
    let window = 4 * jobs
    let body: @Sendable () -> Void = {
      while let index = next(monitor, count: count, window: window) {
        let product = work(index)
        monitor.use { $0.products[index] = product }
      }
      monitor.use { $0.running -= 1 }
    }
    var hasThreads = false
    for _ in 0..<min(jobs, count) where jobs > 1 {
      monitor.use { $0.running += 1 }
      guard WorkerThread.start(body) else {
        monitor.use { $0.running -= 1 }
        break
      }
      hasThreads = true
    }
    defer {
      monitor.use { $0.isClosed = true }
      monitor.use(when: { $0.running == 0 }) { _ in }
    }
    for index in 0..<count {
      // Without threads the work is done here.
      let product = hasThreads ? product(index, of: monitor) : work(index)
      guard let product, try take(product) else { break }
    }
  }

  /// The next piece for a thread, or nil where there is none.
  private static func next<Product>(
    _ monitor: Monitor<State<Product>>, count: Int, window: Int
  ) -> Int? {
    monitor.use(when: { $0.isClosed || $0.begun == count || $0.begun < $0.taken + window }) {
      state in
      guard !state.isClosed, state.begun < count else { return nil }
      state.begun += 1
      return state.begun - 1
    }
  }

  private static func product<Product>(
    _ index: Int, of monitor: Monitor<State<Product>>
  ) -> Product? {
    monitor.use(when: { $0.products[index] != nil }) { state in
      state.taken = index + 1
      return state.products.removeValue(forKey: index)
    }
  }
}
