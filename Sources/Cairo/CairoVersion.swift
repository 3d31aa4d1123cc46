import CCairo
import CPixman

/// The versions of the libraries that paint, as they run: a header may be another's.
package enum CairoVersion {
  package static var cairo: String {
    // cairo_version_string
    unsafe String(cString: cairo_version_string())
  }

  /// Of the library that composes cairo's pixels.
  package static var pixman: String {
    // pixman_version_string
    unsafe String(cString: pixman_version_string())
  }
}
