/// One of a rectangle's four edges.
enum Edge: CaseIterable {
  case left
  case top
  case right
  case bottom
}
