import CodeField
import Testing

@Suite struct ContrastTests {
  /// Values that others have computed: black on white 21, #767676 the lightest grey of 4.54,
  /// #949494 of 3.03.
  @Test(
    arguments: [
      (0x000000, 21.0), (0x767676, 4.54), (0x949494, 3.03), (0x0000FF, 8.59), (0xFF0000, 4.0),
      (0x008000, 5.14), (0xFFFFFF, 1),
    ] as [(UInt32, Double)])
  func onWhite(rgb: UInt32, contrast: Double) {
    let found = Color(rgb: rgb).contrast(with: .white)
    #expect(abs(found - contrast) < 0.005, "\(found)")
    #expect(Color.white.contrast(with: Color(rgb: rgb)) == found)
  }

  @Test func overAGround() {
    #expect(
      Color(red: 0, green: 0, blue: 0, alpha: 128).over(.white) == Color(rgb: 0x7F7F7F))
    #expect(Color(rgb: 0x123456).over(.white) == Color(rgb: 0x123456))
    #expect(Color.clear.over(Color(rgb: 0x123456)) == Color(rgb: 0x123456))
  }
}
