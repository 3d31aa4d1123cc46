/// Many pictures on their way: how many at a time, and what shows meanwhile.
struct PictureRun: Sendable {
  private let jobs: Int
  private let shard: Shard
  /// Whether progress is shown; lines that tell the same would be in its way.
  let showsProgress: Bool

  init(_ arguments: ParsedArguments) {
    jobs = arguments[BatchOptions.jobs] ?? Processor.cores
    shard = arguments[BatchOptions.shard]
    showsProgress = StandardStreams.isErrorTerminal && ReportForm(arguments) == .lines
  }

  /// Does something with every item and takes what came of it, in their order.
  ///
  /// A signal that ends programs ends the run between two pictures, so that no file is left half
  /// written, and then takes effect.
  ///
  /// - Parameters:
  ///   - work: on any thread.
  ///   - take: on this thread; false ends the run.
  func callAsFunction<Item: Sendable, Product: Sendable>(
    _ items: [Item], work: @escaping @Sendable (Item) -> Product,
    take: (Product) throws(Failure) -> Bool
  ) throws(Failure) {
    if items.isEmpty { Notes.write("no picture is in part \(shard.words)") }
    let interruption = Interruption()
    var progress = ProgressBar(total: items.count, isShown: showsProgress)
    var done = 0
    try AssemblyLine.run(count: items.count, jobs: jobs) {
      work(items[$0])
    } take: { (product) throws(Failure) in
      done += 1
      progress.clear()
      let goesOn = try take(product)
      progress.show(done)
      return goesOn && !interruption.isPending
    }
    progress.clear()
    if interruption.isPending, done < items.count {
      StandardStreams.writeError(
        "codebox: interrupted after \(done) of \(items.count) pictures\n")
    }
  }
}
