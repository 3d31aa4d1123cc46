import CFreeType

extension Face {
  /// The family, the style and the version, as the font's name table has them.
  package var name: String {
    let record = unsafe face.pointee
    let family = unsafe record.family_name.map { unsafe String(cString: $0) }
    let style = unsafe record.style_name.map { unsafe String(cString: $0) }
    return [family, style, version].compactMap { $0 }.joined(separator: " ")
  }

  /// The version as the font's maker wrote it.
  private var version: String? {
    // FT_Get_Sfnt_Name_Count, FT_Get_Sfnt_Name
    for index in 0..<(unsafe FT_Get_Sfnt_Name_Count(face)) {
      var entry = unsafe FT_SfntName()
      guard unsafe FT_Get_Sfnt_Name(face, index, &entry) == 0,
        unsafe entry.name_id == TT_NAME_ID_VERSION_STRING,
        unsafe entry.platform_id == TT_PLATFORM_MICROSOFT
      else { continue }
      // UTF-16, the most significant byte first.
      let bytes = unsafe Array(
        UnsafeBufferPointer(start: entry.string, count: Int(entry.string_len)))
      let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
    return nil
  }
}
