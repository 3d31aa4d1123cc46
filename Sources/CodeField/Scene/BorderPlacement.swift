/// The outer and the inner edge of one cell's border.
struct BorderPlacement {
  var outer: Rect
  var inner: Rect
  private var shared: Set<Edge> = []

  /// - Parameter line: for a neighbour's place, nil where it is empty, whether the line on the shared edge is this cell's,
  ///   and how thick it is.
  init(
    frames: CellFrames, place: Int, look: CellStyle, border: Double,
    line: (_ neighbor: Int?) -> (isOwner: Bool, width: Double)
  ) {
    let cell = frames.cells[place]
    if let size = look.size {
      outer = frames.grid.snapped(cell.centered(size))
      inner = outer.inset(by: border)
      return
    }
    /// How far the outer and the inner edge lie within the cell's.
    func insets(_ edge: Edge, at position: Double) -> (outer: Double, inner: Double) {
      guard look.shape == .box, frames.isShared(place, at: edge) else { return (0, border) }
      let line = line(frames.neighbor(of: place, at: edge))
      let start = frames.grid.edge(position - line.width / 2)
      let near = edge == .left || edge == .top ? start + line.width - position : position - start
      return line.isOwner ? (near - line.width, near) : (near, near)
    }
    let left = insets(.left, at: cell.x)
    let top = insets(.top, at: cell.y)
    let right = insets(.right, at: cell.maxX)
    let bottom = insets(.bottom, at: cell.maxY)
    outer = Rect(
      left: cell.x + left.outer, top: cell.y + top.outer, right: cell.maxX - right.outer,
      bottom: cell.maxY - bottom.outer)
    inner = Rect(
      left: cell.x + left.inner, top: cell.y + top.inner, right: cell.maxX - right.inner,
      bottom: cell.maxY - bottom.inner)
    for edge in Edge.allCases
    where look.shape == .box && frames.neighbor(of: place, at: edge) != nil {
      shared.insert(edge)
    }
  }

  /// Only the corners between two free edges are round.
  func corners(_ radius: Double) -> Corners {
    func corner(_ edges: Edge...) -> Double { shared.isDisjoint(with: edges) ? radius : 0 }
    return Corners(
      topLeft: corner(.top, .left), topRight: corner(.top, .right),
      bottomRight: corner(.bottom, .right), bottomLeft: corner(.bottom, .left))
  }
}
