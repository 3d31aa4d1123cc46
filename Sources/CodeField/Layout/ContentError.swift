/// What does not fit into its cell. Points.
package enum ContentError: Error, Equatable, Sendable {
  /// The character at `index` at this font size; it would fit at `largest`.
  case characterTooLarge(index: Int, size: Double, largest: Double)
  /// The mask character at this font size; it would fit at `largest`.
  case maskTooLarge(size: Double, largest: Double)
  /// The mask picture at its own size.
  case pictureTooLarge(size: Size, room: Size)
}
