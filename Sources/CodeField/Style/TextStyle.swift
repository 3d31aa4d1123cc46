/// How characters look.
package struct TextStyle: Equatable, Sendable {
  package var color: Color
  /// Points to the em, or nil for half the cell's shorter side.
  package var size: Double?
  package var centering: Centering

  package init(color: Color = .black, size: Double? = nil, centering: Centering = .line) {
    self.color = color
    self.size = size
    self.centering = centering
  }
}
