/// How characters are set.
package struct TextStyle: Equatable, Sendable {
  /// Points to the em, or nil for half the cell's shorter side.
  package var size: Double?
  package var centering: Centering

  package init(size: Double? = nil, centering: Centering = .line) {
    self.size = size
    self.centering = centering
  }
}
