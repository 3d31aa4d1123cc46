/// How a pattern answers between its pixels and beyond its edges.
package struct PatternSampling: Equatable, Sendable {
  /// Pixels are taken as they are; otherwise neighbours are mixed.
  package var isExact: Bool
  /// The picture goes on in copies; otherwise its edge pixels go on.
  package var isRepeated: Bool

  package init(isExact: Bool, isRepeated: Bool) {
    self.isExact = isExact
    self.isRepeated = isRepeated
  }
}
