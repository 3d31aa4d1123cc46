/// Why no font file answers to a family's name.
package enum FontFamilyError: Error, Equatable, Sendable {
  /// The system's font configuration cannot be loaded.
  case noConfiguration
  /// No installed family has that name; `known` are the names that are installed.
  case unknown(known: [String])
  /// The family has no upright face of that weight.
  case noSuchWeight
  /// The family is installed only as pictures of fixed sizes.
  case noOutlines
}
