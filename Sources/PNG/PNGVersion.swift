import CPNG

/// The versions of the libraries that encode and decode, as they run, or as they were compiled with.
package enum PNGVersion {
  package static var libpng: String { unsafe String(cString: cpng_libpng_version()) }

  package static var libdeflate: String { unsafe String(cString: cpng_libdeflate_version()) }

  package static var zlib: String { unsafe String(cString: cpng_zlib_version()) }
}
