import CCairo

/// A status that cairo returned. Codes that a later cairo invents are kept as they are.
package struct CairoStatus: RawRepresentable, Equatable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(_ status: cairo_status_t) {
    self.init(rawValue: status.rawValue)
  }

  package static let success = CairoStatus(CAIRO_STATUS_SUCCESS)
  package static let noMemory = CairoStatus(CAIRO_STATUS_NO_MEMORY)
  package static let invalidSize = CairoStatus(CAIRO_STATUS_INVALID_SIZE)
  package static let invalidMatrix = CairoStatus(CAIRO_STATUS_INVALID_MATRIX)

  /// Throws unless the status is success.
  func check(_ verb: StaticString) throws(CairoError) {
    guard self == .success else { throw CairoError(status: self, verb: verb) }
  }
}

extension CairoStatus: CustomStringConvertible {
  /// Cairo's own words for the status.
  package var description: String {
    // cairo_status_to_string
    unsafe String(cString: cairo_status_to_string(cairo_status_t(rawValue)))
  }
}
