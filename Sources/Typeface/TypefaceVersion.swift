import CFreeType

/// The version of the library that reads fonts, as it runs.
package enum TypefaceVersion {
  /// Nil where the library does not start.
  package static var freeType: String? {
    // FT_Init_FreeType, FT_Library_Version
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
    defer { unsafe FT_Done_FreeType(library) }
    var major: FT_Int = 0
    var minor: FT_Int = 0
    var patch: FT_Int = 0
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
