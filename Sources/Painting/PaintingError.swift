/// Drawing failed for a reason that no input should bring about.
package struct PaintingError: Error, CustomStringConvertible {
  /// The drawing library's words.
  package let description: String
}
