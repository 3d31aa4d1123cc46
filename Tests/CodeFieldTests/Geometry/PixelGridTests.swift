import CodeField
import TestSupport
import Testing

@Suite struct PixelGridTests {
  @Test func edgesGoToTheNearestPixel() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.edge(10.2) == 10)
    #expect(grid.edge(10.3) == 10.5)
    #expect(grid.edge(10.25) == 10.5)
    #expect(grid.edge(0.1 + 0.2) == 0.5)
  }

  /// 0.7, 1 and 1.5 pt at the usual scales: whole pixels, never none.
  @Test(arguments: [
    (0.7, 1.0, 1.0), (0.7, 1.5, 1), (0.7, 2, 1), (0.7, 3, 2), (1, 1.25, 1), (1, 1.5, 2),
    (1.5, 1, 2), (1.5, 3, 5), (0.1, 1, 1), (0, 3, 0),
  ])
  func linesAreWholePixels(thickness: Double, scale: Double, pixels: Double) {
    #expect(abs(PixelGrid(scale: scale).thickness(thickness) * scale - pixels) < 1e-9)
  }

  @Test func aPictureHasAtLeastAPixel() {
    #expect(
      PixelGrid(scale: 0.01).pixels(of: Size(width: 1, height: 200))
        == PixelSize(width: 1, height: 2))
    #expect(
      PixelGrid(scale: 1.25).pixels(of: Size(width: 40, height: 33.3))
        == PixelSize(width: 50, height: 42))
  }

  /// Seeded: spans that lie apart are all equally long, near their exact places, within the limit
  /// and without overlap.
  @Test func spansApart() {
    var random = Random(seed: 11)
    for _ in 0..<2_000 {
      let grid = PixelGrid(scale: [1, 1.25, 1.5, 2, 3, 0.7].randomElement(using: &random) ?? 1)
      let count = Int.random(in: 1...64, using: &random)
      let length = Double.random(in: 1 / grid.scale...90, using: &random)
      let gap = Double.random(in: 1e-6...30, using: &random)
      let margin = Double.random(in: 0...20, using: &random)
      let end = margin * 2 + Double(count) * (length + gap) - gap
      let limit = grid.frame(Size(width: end, height: 1)).width
      let spans = (0..<count).map {
        Span(start: margin + Double($0) * (length + gap), length: length)
      }
      let snapped = grid.spans(spans.map { [$0] }, limit: limit).flatMap { $0 }
      #expect(Set(snapped.map(\.length)).count == 1)
      for (exact, snapped) in zip(spans, snapped) {
        let start = snapped.start * grid.scale
        let size = snapped.length * grid.scale
        #expect(abs(start - start.rounded()) < 1e-6 && abs(size - size.rounded()) < 1e-6)
        #expect(size >= 1 - 1e-6 && abs(size - exact.length * grid.scale) < 1 + 1e-6)
        let drift =
          (snapped.start + snapped.length / 2 - exact.start - exact.length / 2) * grid.scale
        #expect(abs(drift) <= 1 + 1e-6)
        #expect(snapped.start >= 0 && snapped.end <= limit + 1e-9)
      }
      for (left, right) in zip(snapped, snapped.dropFirst()) {
        #expect(right.start >= left.end - 1e-9)
      }
    }
  }

  /// Touching spans tile their stretch without a hole; the lengths differ by one pixel at most.
  @Test(arguments: [1.0, 1.25, 2, 3], [1, 3, 6, 7, 64])
  func spansThatTouch(scale: Double, count: Int) {
    let grid = PixelGrid(scale: scale)
    let length = 200 / Double(count)
    let spans = (0..<count).map { Span(start: Double($0) * length, length: length) }
    let snapped = grid.spans([spans], limit: 200).flatMap { $0 }
    #expect(snapped.first?.start == 0)
    #expect(abs((snapped.last?.end ?? 0) - 200) < 1e-9)
    for (left, right) in zip(snapped, snapped.dropFirst()) {
      #expect(abs(left.end - right.start) < 1e-9)
    }
    let lengths = snapped.map { $0.length * scale }
    #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) < 1 + 1e-6)
  }

  /// Runs of equal length are alike, cell by cell.
  @Test(arguments: [1.0, 1.25, 2]) func equalRunsAreAlike(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let runs = [3.3, 123.1, 240].map { start in
      (0..<3).map { Span(start: start + Double($0) * 33.3, length: 33.3) }
    }
    let snapped = grid.spans(runs, limit: 400)
    let lengths = snapped.map { run in run.map { ($0.length * scale).rounded() } }
    #expect(lengths[0] == lengths[1] && lengths[1] == lengths[2])
  }
}
