import CFontconfig

/// Asks fontconfig which faces are installed.
enum FontList {
  /// The faces of a family, or of all families.
  static func faces(_ configuration: OpaquePointer, family: String?) -> [InstalledFace] {
    // FcPatternCreate, FcPatternAddString
    guard let pattern = unsafe FcPatternCreate() else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    if let family { unsafe FcPatternAddString(pattern, FC_FAMILY, family) }

    // FcObjectSetCreate, FcObjectSetAdd
    guard let objects = unsafe FcObjectSetCreate() else { return [] }
    defer { unsafe FcObjectSetDestroy(objects) }
    for object in [
      FC_FAMILY, FC_FILE, FC_INDEX, FC_OUTLINE, FC_VARIABLE, FC_WEIGHT, FC_SLANT, FC_WIDTH,
    ] {
      unsafe FcObjectSetAdd(objects, object)
    }

    // FcFontList
    guard let list = unsafe FcFontList(configuration, pattern, objects) else { return [] }
    defer { unsafe FcFontSetDestroy(list) }
    let patterns = unsafe UnsafeBufferPointer(
      start: list.pointee.fonts, count: Int(list.pointee.nfont))
    return unsafe patterns.compactMap { unsafe $0.flatMap { unsafe face($0) } }
  }

  private static func face(_ pattern: OpaquePointer) -> InstalledFace? {
    guard let path = unsafe string(pattern, FC_FILE, 0) else { return nil }
    var families: [String] = []
    while let family = unsafe string(pattern, FC_FAMILY, Int32(families.count)) {
      families.append(family)
    }
    return InstalledFace(
      families: families, path: path, index: unsafe Int(number(pattern, FC_INDEX) ?? 0),
      hasOutlines: unsafe isTrue(pattern, FC_OUTLINE),
      isVariable: unsafe isTrue(pattern, FC_VARIABLE),
      weight: unsafe number(pattern, FC_WEIGHT) ?? 0, slant: unsafe number(pattern, FC_SLANT) ?? 0,
      width: unsafe number(pattern, FC_WIDTH) ?? FC_WIDTH_NORMAL)
  }

  private static func string(
    _ pattern: OpaquePointer, _ object: String, _ index: Int32
  ) -> String? {
    // FcPatternGetString: the bytes belong to the pattern.
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, object, index, &value) == FcResultMatch,
      let value = unsafe value
    else { return nil }
    return unsafe String(cString: value)
  }

  private static func number(_ pattern: OpaquePointer, _ object: String) -> Int32? {
    // FcPatternGetInteger
    var value: Int32 = 0
    guard unsafe FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch else {
      return nil
    }
    return value
  }

  private static func isTrue(_ pattern: OpaquePointer, _ object: String) -> Bool {
    // FcPatternGetBool
    var value: FcBool = 0
    return unsafe FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value != 0
  }
}
