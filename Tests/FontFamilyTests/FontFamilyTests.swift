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

  @Test func findsTheNearestWeight() throws {
    let file = try FontFamily.find("DejaVu Sans", weight: .semibold)
    #expect(file.path.hasSuffix("DejaVuSans-Bold.ttf"))
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
