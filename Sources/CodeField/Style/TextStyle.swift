/// How characters are set.
package struct TextStyle: Equatable, Sendable {
  /// Points to the em, or nil for half the cell's shorter side.
  package var size: Double?
  package var centering: Centering
  /// How far characters and marks stand below the middle of their cell, in points; negative is above.
  package var offset: Double

  package init(size: Double? = nil, centering: Centering = .line, offset: Double = 0) {
    self.size = size
    self.centering = centering
    self.offset = offset
  }
}
