import CodeField
import Testing

@Suite struct CenteringTests {
  let cell = Rect(x: 10, y: 20, width: 40, height: 48)

  /// Left = x + (w − a)/2; baseline = y + (h − (ascent + descent))/2 + ascent.
  @Test func lineCentersTheCharactersBox() {
    let origin = Centering.line.origin(of: .sample, in: cell, size: 20)
    #expect(origin.x == 10 + (40 - 20) / 2)
    #expect(abs(origin.y - (20 + (48 - 24) / 2 + 18)) < 1e-12)
  }

  @Test func capCentersTheCapitalsHeight() {
    let origin = Centering.cap.origin(of: .sample, in: cell, size: 20)
    #expect(origin.x == 20)
    // 14 pt of capital height about the middle at 44.
    #expect(abs(origin.y - 51) < 1e-12)
  }

  @Test func inkCentersTheGlyphItself() {
    let origin = Centering.ink.origin(of: .sample, in: cell, size: 20)
    // The ink is 12 pt wide from 2 pt on, and 14 pt high.
    #expect(abs(origin.x - (30 - 8)) < 1e-12)
    #expect(abs(origin.y - (44 + 7)) < 1e-12)
  }

  @Test(arguments: [Centering.line, .cap]) func oneBaselineForAllGlyphs(centering: Centering) {
    let deep = Glyph.box(left: 0, bottom: -200, right: 300, top: 500, advance: 400)
    let flat = Glyph.box(left: 0, bottom: 0, right: 100, top: 100, advance: 250)
    let baselines = [Glyph.sample, deep, flat].map {
      centering.origin(of: $0, in: cell, size: 24).y
    }
    #expect(Set(baselines).count == 1)
  }

  @Test(arguments: Centering.allCases) func atTheLargestSizeTheInkTouchesTheRoom(
    centering: Centering
  ) {
    let room = Rect(x: -19, y: -23, width: 38, height: 40)
    for glyph in [
      Glyph.sample, .box(left: -50, bottom: -300, right: 900, top: 800, advance: 900),
      .box(left: 0, bottom: 600, right: 100, top: 700, advance: 300),
    ] {
      let size = centering.largestSize(of: glyph, in: room)
      let origin = centering.origin(
        of: glyph, in: Rect(size: Size(width: 0, height: 0)), size: size)
      let scale = size / 1_000
      let ink = Rect(
        left: origin.x + glyph.inkBox.x * scale, top: origin.y + glyph.inkBox.y * scale,
        right: origin.x + glyph.inkBox.maxX * scale, bottom: origin.y + glyph.inkBox.maxY * scale)
      #expect(room.contains(ink, tolerance: 1e-9))
      #expect(!room.inset(by: 1e-6).contains(ink))
    }
  }
}
