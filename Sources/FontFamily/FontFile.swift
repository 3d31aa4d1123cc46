/// Where a font is.
package struct FontFile: Equatable, Sendable {
  package let path: String
  /// Which face of a collection, in FreeType's count.
  package let index: Int

  package init(path: String, index: Int) {
    self.path = path
    self.index = index
  }
}
