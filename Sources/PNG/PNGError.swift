/// Why bytes are no picture, or pixels no file.
package enum PNGError: Error, Equatable, Sendable {
  /// No PNG, or a damaged one; libpng's words.
  case damaged(String)
  /// Larger than the limits allow.
  case tooLarge(width: Int, height: Int)
  case outOfMemory
}
