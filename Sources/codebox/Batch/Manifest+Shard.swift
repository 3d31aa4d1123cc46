extension Manifest {
  /// The items of a part.
  func items(of shard: Shard) -> [Item] {
    shard == .whole ? items : items.filter { shard.contains($0.key) }
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
