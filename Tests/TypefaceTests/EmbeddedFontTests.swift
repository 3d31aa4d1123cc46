import Testing
import Typeface

/// The fonts inside the binary are those of Sources/CInter/ORIGIN.md.
@Suite struct EmbeddedFontTests {
  @Test(
    arguments: [
      (EmbeddedFont.regular, "Inter Regular Version 3.019;git-0a5106e0b", 0xB721_2558_71CF_9491),
      (.semibold, "Inter Semi Bold Version 3.019;git-0a5106e0b", 0xC82B_BB96_81C6_3BE7),
    ] as [(EmbeddedFont, String, UInt64)])
  func names(font: EmbeddedFont, name: String, checksum: UInt64) throws {
    #expect(try Face(font).name == name)
    #expect(font.checksum == checksum)
  }

  @Test func theLibrary() {
    #expect(TypefaceVersion.freeType?.split(separator: ".").count == 3)
  }
}
