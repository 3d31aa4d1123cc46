/// A cell's content on its way in.
package struct EnteringContent: Equatable, Sendable {
  /// The cell, from the first character's on.
  package let index: Int
  /// 0…1.
  package let opacity: Double
  /// Of its size, about the middle of its cell.
  package let scale: Double

  package init(index: Int, opacity: Double, scale: Double) {
    self.index = index
    self.opacity = opacity
    self.scale = scale
  }
}
