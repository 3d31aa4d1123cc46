/// A manifest's items on their way: which of them, how many at a time, and what shows meanwhile.
struct ManifestRun {
  let manifest: Manifest
  private let items: [Manifest.Item]
  private let shard: Shard
  private let jobs: Int
  private let showsProgress: Bool

  init(_ manifest: Manifest, _ arguments: ParsedArguments) {
    let shard = arguments[BatchOptions.shard]
    self.shard = shard
    self.manifest = manifest
    items = shard == .whole ? manifest.items : manifest.items.filter { shard.contains($0.key) }
    jobs = arguments[BatchOptions.jobs] ?? Processor.cores
    showsProgress =
      StandardStreams.isErrorTerminal && !arguments[BatchOptions.quiet]
      && !arguments[BatchOptions.json]
  }

  /// The baselines of this part that no entry of the whole manifest makes.
  func orphans(in baselines: BaselineFolder) throws(Failure) -> [String] {
    try baselines.orphans(besides: Set(manifest.pictures.map(\.name))).filter(shard.contains)
  }

  /// Whether progress is shown, and so lines that tell the same would be in its way.
  var hasProgress: Bool { showsProgress }

  /// Does something with every item and takes what came of it, in their order.
  ///
  /// A signal that ends programs ends the run between two pictures, so that no file is left half
  /// written, and then takes effect.
  ///
  /// - Parameters:
  ///   - work: on any thread.
  ///   - take: on this thread; false ends the run.
  func run<Product: Sendable>(
    work: @escaping @Sendable (Manifest.Item) -> Product, take: (Product) throws(Failure) -> Bool
  ) throws(Failure) {
    let interruption = Interruption()
    var progress = ProgressBar(total: items.count, isShown: showsProgress)
    var done = 0
    try AssemblyLine.run(count: items.count, jobs: jobs) { [items] in
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

extension Manifest.Item {
  /// What says in which part the item is.
  fileprivate var key: String {
    switch self {
    case .picture(let picture): picture.name
    case .fault(let place, _): place
    }
  }
}
