import CFontconfig

/// Finds the file of an installed font family by its exact name. Nothing is substituted.
package enum FontFamily {
  /// How heavy a face is wanted, in fontconfig's numbers.
  package enum Weight: Int32, Sendable {
    case regular = 80
    case semibold = 180
  }

  /// The family's upright face of `weight`.
  ///
  /// Case and blanks in the name do not count. Of equal faces the one with the first path is taken,
  /// so that the order of a file system does not matter.
  package static func find(
    _ name: String, weight: Weight
  ) throws(FontFamilyError) -> FontFile {
    // FcInitLoadConfigAndFonts
    guard let configuration = unsafe FcInitLoadConfigAndFonts() else { throw .noConfiguration }
    defer { unsafe FcConfigDestroy(configuration) }

    let faces = unsafe FontList.faces(configuration, family: name)
    guard !faces.isEmpty else {
      let known = unsafe FontList.faces(configuration, family: nil).flatMap(\.families)
      throw .unknown(known: Set(known).sorted())
    }
    let outlined = faces.filter(\.hasOutlines)
    if outlined.isEmpty { throw .noOutlines }
    let best = outlined.filter { $0.has(weight) }.min { $0.rank < $1.rank }
    guard let best else { throw .noSuchWeight }
    return FontFile(path: best.path, index: best.index)
  }
}
