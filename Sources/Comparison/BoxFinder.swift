/// Gathers pixels, given row by row, in boxes. Pixels at most 4 apart in both directions share a box;
/// from 8 apart on they share one only by others between them.
///
/// Pixels are noted in square tiles, and tiles that touch, also at a corner, are one cluster. Only
/// one row of tiles is kept, so that a picture's size costs nothing; clusters grow with what is found.
struct BoxFinder {
  /// The side of a tile in pixels.
  static let side = 4

  /// The pixels between two corners, both inclusive.
  private struct Bounds {
    var left: Int32
    var top: Int32
    var right: Int32
    var bottom: Int32

    mutating func include(_ other: Bounds) {
      left = min(left, other.left)
      top = min(top, other.top)
      right = max(right, other.right)
      bottom = max(bottom, other.bottom)
    }
  }

  /// The tiles of the row in hand, nil where nothing was found.
  private var tiles: [Bounds?]
  /// For each tile of the row above, its cluster, or −1.
  private var above: [Int32]
  /// The row of tiles in hand.
  private var row = 0
  /// A forest: each cluster's parent, or itself; the bounds of roots count.
  private var parents: [Int32] = []
  private var bounds: [Bounds] = []

  /// - Parameter width: of the picture in pixels.
  init(width: Int) {
    let count = (width + Self.side - 1) / Self.side
    tiles = Array(repeating: nil, count: count)
    above = Array(repeating: -1, count: count)
  }

  /// Notes a pixel. Rows come from the top.
  mutating func add(x: Int, y: Int) {
    if y / Self.side != row { closeRow(next: y / Self.side) }
    let pixel = Bounds(left: Int32(x), top: Int32(y), right: Int32(x), bottom: Int32(y))
    let index = x / Self.side
    if tiles[index]?.include(pixel) == nil { tiles[index] = pixel }
  }

  /// The boxes, from the top, then from the left.
  consuming func boxes() -> [PixelBox] {
    closeRow(next: row + 1)
    return bounds.indices.filter { parents[$0] == $0 }.map { root in
      let bounds = bounds[root]
      return PixelBox(
        x: Int(bounds.left), y: Int(bounds.top), width: Int(bounds.right - bounds.left) + 1,
        height: Int(bounds.bottom - bounds.top) + 1)
    }.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// Puts the row's tiles into clusters.
  private mutating func closeRow(next: Int) {
    var labels = Array(repeating: Int32(-1), count: tiles.count)
    for (index, tile) in tiles.enumerated() {
      guard let tile else { continue }
      var cluster = index > 0 && labels[index - 1] >= 0 ? find(labels[index - 1]) : nil
      for neighbour in max(0, index - 1)...min(tiles.count - 1, index + 1)
      where above[neighbour] >= 0 {
        let other = find(above[neighbour])
        cluster = cluster.map { merge($0, other) } ?? other
      }
      if let cluster {
        bounds[Int(cluster)].include(tile)
        labels[index] = cluster
      } else {
        labels[index] = Int32(parents.count)
        parents.append(Int32(parents.count))
        bounds.append(tile)
      }
      tiles[index] = nil
    }
    above = next == row + 1 ? labels : Array(repeating: -1, count: tiles.count)
    row = next
  }

  /// The root of a cluster, each step made shorter for the next time.
  private mutating func find(_ cluster: Int32) -> Int32 {
    var cluster = cluster
    while parents[Int(cluster)] != cluster {
      parents[Int(cluster)] = parents[Int(parents[Int(cluster)])]
      cluster = parents[Int(cluster)]
    }
    return cluster
  }

  /// Makes two roots one; the older stays.
  private mutating func merge(_ first: Int32, _ second: Int32) -> Int32 {
    guard first != second else { return first }
    let (root, child) = (min(first, second), max(first, second))
    parents[Int(child)] = root
    bounds[Int(root)].include(bounds[Int(child)])
    return root
  }
}
