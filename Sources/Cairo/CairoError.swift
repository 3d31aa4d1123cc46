/// A drawing verb that failed.
package struct CairoError: Error, CustomStringConvertible {
  package let status: CairoStatus
  /// The C function that was called.
  package let verb: StaticString

  package var description: String { "\(verb): \(status)" }
}
