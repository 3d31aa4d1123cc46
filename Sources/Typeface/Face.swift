import CFreeType
import CInter
import CodeField

/// An open font: characters in, outlines in font units out.
///
/// Nothing is scaled, hinted or rendered here, so no setting and no version of FreeType shows in a
/// glyph. Owns FreeType's library, its face and the file's bytes, which a face reads as long as it
/// lives.
@safe
package struct Face: ~Copyable {
  private let library: FT_Library
  let face: FT_Face
  /// The file's bytes where this face owns them.
  private let storage: UnsafeMutableBufferPointer<UInt8>?
  package let metrics: FontMetrics

  /// Opens a font file's contents.
  ///
  /// - Parameter index: FreeType's face index; a collection holds several.
  package init(bytes: [UInt8], index: Int = 0) throws(FontError) {
    let storage = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, bytes.count))
    unsafe _ = storage.initialize(fromContentsOf: bytes)
    do throws(FontError) {
      unsafe try self.init(
        memory: storage.baseAddress, count: bytes.count, index: index, storage: storage)
    } catch {
      unsafe storage.deallocate()
      throw error
    }
  }

  /// Opens one of the embedded fonts.
  package init(_ font: EmbeddedFont) throws(FontError) {
    let file = unsafe font.file
    unsafe try self.init(memory: file.bytes, count: file.length, index: 0, storage: nil)
  }

  private init(
    memory: UnsafePointer<UInt8>?, count: Int, index: Int,
    storage: UnsafeMutableBufferPointer<UInt8>?
  ) throws(FontError) {
    // FT_Init_FreeType
    var library: FT_Library?
    let started = unsafe FT_Init_FreeType(&library)
    guard started == 0, let library = unsafe library else { throw .noLibrary }

    // FT_New_Memory_Face
    var face: FT_Face?
    let opened = unsafe FT_New_Memory_Face(library, memory, FT_Long(count), FT_Long(index), &face)
    guard opened == 0, let face = unsafe face else {
      unsafe FT_Done_FreeType(library)
      throw .notAFont
    }
    do throws(FontError) {
      metrics = unsafe try Self.metrics(of: face)
    } catch {
      unsafe FT_Done_Face(face)
      unsafe FT_Done_FreeType(library)
      throw error
    }
    unsafe self.library = unsafe library
    unsafe self.face = unsafe face
    unsafe self.storage = unsafe storage
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
    unsafe storage?.deallocate()
  }

  /// The glyph for one extended grapheme cluster.
  ///
  /// A cluster of several code points takes the glyph of the single one that it is canonically
  /// equivalent to, so that a decomposed letter draws as the composed one does.
  package func glyph(for character: Character) throws(FontError) -> Glyph {
    let index = try glyphIndex(for: character)
    guard index != 0 else { throw .missingGlyph(character) }
    // FT_Load_Glyph: in font units, and never a bitmap in the outline's place.
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard unsafe FT_Load_Glyph(face, index, flags) == 0, let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
      let outline = unsafe OutlineReader.path(&slot.pointee.outline),
      let glyph = Glyph(
        metrics: metrics, advance: unsafe Double(slot.pointee.metrics.horiAdvance),
        outline: outline)
    else { throw .emptyGlyph(character) }
    return glyph
  }

  private func glyphIndex(for character: Character) throws(FontError) -> FT_UInt {
    let scalars = character.unicodeScalars
    // FT_Get_Char_Index
    if let only = scalars.first, scalars.count == 1 {
      let index = unsafe FT_Get_Char_Index(face, FT_ULong(only.value))
      if index != 0 { return index }
    }
    // Canonical composition leaves at most a handful of code points; longer piles are not searched.
    guard scalars.count <= 4 else { throw .composed(character) }
    // FT_Get_First_Char, FT_Get_Next_Char
    var index: FT_UInt = 0
    var code = unsafe FT_Get_First_Char(face, &index)
    while index != 0 {
      if let scalar = Unicode.Scalar(UInt32(code)), Character(scalar) == character { return index }
      code = unsafe FT_Get_Next_Char(face, code, &index)
    }
    if scalars.count == 1 { return 0 }
    throw .composed(character)
  }

  private static func metrics(of face: FT_Face) throws(FontError) -> FontMetrics {
    let record = unsafe face.pointee
    guard unsafe record.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else { throw .noOutlines }
    // FT_Select_Charmap
    guard unsafe FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0 else { throw .noUnicodeMap }
    let ascent = unsafe Double(record.ascender)
    let descent = unsafe Double(-Int(record.descender))
    guard unsafe record.units_per_EM > 0, ascent + descent > 0 else { throw .badMetrics }
    return FontMetrics(
      unitsPerEm: unsafe Double(record.units_per_EM), ascent: ascent, descent: descent,
      capHeight: unsafe capHeight(of: face) ?? ascent)
  }

  /// The height of flat capitals: as the OS/2 table has it, or else that of the letter H.
  private static func capHeight(of face: FT_Face) -> Double? {
    // FT_Get_Sfnt_Table
    if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let os2 = unsafe table.assumingMemoryBound(to: TT_OS2.self)
      if unsafe os2.pointee.version >= 2, unsafe os2.pointee.sCapHeight > 0 {
        return unsafe Double(os2.pointee.sCapHeight)
      }
    }
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    let index = unsafe FT_Get_Char_Index(face, 0x48)
    guard index != 0, unsafe FT_Load_Glyph(face, index, flags) == 0,
      let slot = unsafe face.pointee.glyph
    else { return nil }
    return unsafe Double(slot.pointee.metrics.horiBearingY)
  }
}
