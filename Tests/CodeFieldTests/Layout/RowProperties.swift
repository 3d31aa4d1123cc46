import CodeField
import TestSupport
import Testing

/// What every row has to hold, whatever is asked for.
@Suite struct RowProperties {
  @Test(arguments: LayoutKind.allCases) func cellsAreEqualEvenAndInside(kind: LayoutKind) {
    var random = Random(seed: 7)
    var made = 0
    for _ in 0..<3_000 {
      func maybe(_ range: ClosedRange<Double>) -> Double? {
        Bool.random(using: &random) ? Double.random(in: range, using: &random) : nil
      }
      let side = maybe(1...120)
      let request = RowRequest(
        count: .random(in: 1...64, using: &random), width: maybe(1...2_000),
        height: maybe(1...300), cell: side.map { Size(width: $0, height: $0) }, gap: maybe(0...40),
        marginMultiple: maybe(0...10), pointRadius: .random(in: 0.1...30, using: &random),
        shrinksToFit: .random(using: &random))
      guard let row = try? kind.row(request) else { continue }
      made += 1
      #expect(row.cells.count == request.count)
      #expect(row.shrink > 0 && row.shrink <= 1, "\(request)")
      let frame = Rect(size: row.frame)
      #expect(row.cells.allSatisfy { frame.contains($0, tolerance: 1e-6) }, "\(request)")
      #expect(Set(row.cells.map(\.width)).count == 1 && Set(row.cells.map(\.y)).count == 1)
      #expect(abs(row.cells[0].x - (row.frame.width - row.cells[request.count - 1].maxX)) < 1e-6)
      for (left, right) in zip(row.cells, row.cells.dropFirst()) {
        #expect(abs(right.x - left.maxX - row.gap) < 1e-6, "\(request)")
      }
    }
    #expect(made > 1_000)
  }
}
