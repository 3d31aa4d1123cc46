import Cairo
import Testing

@Suite struct CairoVersionTests {
  @Test func versions() {
    for version in [CairoVersion.cairo, CairoVersion.pixman] {
      let numbers = version.split(separator: ".").map { Int($0) }
      #expect(numbers.count == 3 && !numbers.contains(nil), "\(version)")
    }
  }
}
