import FontFamily
import TestSupport
import Testing

@Suite struct FontFamilyTests {
  @Test func findsTheUprightRegularFace() throws {
    let file = try FontFamily.find("DejaVu Sans", weight: .regular)
    #expect(file == FontFile(path: Fixtures.dejaVu, index: 0))
  }

  @Test func caseAndBlanksDoNotCount() throws {
    #expect(
      try FontFamily.find("dejavusans", weight: .regular)
        == FontFamily.find("DejaVu Sans", weight: .regular))
  }

  /// The family has a bold face, which is not what was asked for.
  @Test func weightsAreNotSubstituted() {
    #expect(throws: FontFamilyError.noSuchWeight) {
      try FontFamily.find("DejaVu Sans", weight: .semibold)
    }
  }

  @Test func nothingIsSubstituted() throws {
    #expect {
      try FontFamily.find("NoSuchFontXYZ", weight: .regular)
    } throws: { error in
      guard case FontFamilyError.unknown(let known) = error else { return false }
      return known.contains("DejaVu Sans")
    }
  }
}
