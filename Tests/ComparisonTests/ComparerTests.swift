import CodeField
import Comparison
import TestSupport
import Testing

@Suite struct ComparerTests {
  private func raster(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> Raster {
    var raster = Raster(size: PixelSize(width: width, height: height))
    raster.pixels = pixels
    return raster
  }

  private func blank(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFFFF_FFFF) -> Raster {
    raster(width, height, Array(repeating: pixel, count: width * height))
  }

  @Test func equalPicturesAreTheSame() {
    let picture = raster(2, 1, [0xFF12_3456, 0x8000_0000])
    for rule in [ComparisonRule.exact, ComparisonRule(metric: .perceptual)] {
      #expect(
        Comparer.compare(picture, picture, by: rule)
          == Comparison(
            expectedSize: picture.size, actualSize: picture.size, differing: 0, antialiased: 0,
            largest: 0, boxes: [], isSame: true))
    }
  }

  /// Each channel counts by itself, alpha too, and the largest is told whatever the tolerance.
  @Test(
    arguments: [
      (0xFF10_2030, 0xFF10_2037, 7), (0xFF10_2030, 0xFF10_1830, 8), (0xFF10_2030, 0xFF20_2030, 16),
      (0x8010_2030, 0xFF10_2030, 127), (0xFFFF_FFFF, 0, 255),
    ] as [(UInt32, UInt32, Int)])
  func tolerance(first: UInt32, second: UInt32, difference: Int) {
    for (a, b) in [(first, second), (second, first)] {
      func compare(_ tolerance: Int) -> Comparison {
        Comparer.compare(
          raster(1, 1, [a]), raster(1, 1, [b]),
          by: ComparisonRule(metric: .channels(tolerance: tolerance)))
      }
      let strict = compare(difference - 1)
      #expect(!strict.isSame && strict.differing == 1 && strict.largest == difference)
      #expect(strict.tolerated == 0)
      let lenient = compare(difference)
      #expect(lenient.isSame && lenient.differing == 0 && lenient.largest == difference)
      #expect(lenient.tolerated == 1 && lenient.boxes.isEmpty)
    }
  }

  @Test func someMayDiffer() {
    let actual = raster(3, 1, [0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000])
    for (most, isSame) in [(0, false), (1, false), (2, true), (3, true)] {
      let comparison = Comparer.compare(
        blank(3, 1), actual, by: ComparisonRule(mostDifferent: most))
      #expect(comparison.isSame == isSame && comparison.differing == 2)
    }
  }

  // MARK: Sizes

  /// What only one picture has is different, and nothing makes two sizes the same.
  @Test func sizes() {
    for metric in [ComparisonRule.Metric.channels(tolerance: 255), .perceptual] {
      let rule = ComparisonRule(metric: metric, mostDifferent: .max)
      let wide = Comparer.compare(blank(5, 2), blank(3, 2), by: rule)
      #expect(!wide.isSame && wide.differing == 4 && wide.largest == 0 && wide.pixels == 10)
      #expect(wide.boxes == [PixelBox(x: 3, y: 0, width: 2, height: 2)])

      let larger = Comparer.compare(blank(3, 2), blank(5, 4), by: rule)
      #expect(!larger.isSame && larger.differing == 14 && larger.pixels == 20)
      #expect(
        larger.boxes == [
          PixelBox(x: 3, y: 0, width: 2, height: 4), PixelBox(x: 0, y: 2, width: 3, height: 2),
        ])

      // Each has what the other has not; the corner that none has counts for nothing.
      let crossed = Comparer.compare(blank(5, 2), blank(3, 4), by: rule)
      #expect(!crossed.isSame && crossed.differing == 10 && crossed.pixels == 16)
      #expect(
        crossed.boxes == [
          PixelBox(x: 3, y: 0, width: 2, height: 2), PixelBox(x: 0, y: 2, width: 3, height: 2),
        ])
    }
  }

  @Test func sharedPixelsOfTwoSizesAreCompared() {
    var actual = blank(4, 1)
    actual.pixels[1] = 0xFF00_0000
    let comparison = Comparer.compare(blank(3, 1), actual)
    #expect(comparison.differing == 2 && comparison.largest == 255)
    #expect(
      comparison.boxes == [
        PixelBox(x: 1, y: 0, width: 1, height: 1), PixelBox(x: 3, y: 0, width: 1, height: 1),
      ])
  }

  /// As long as a picture may be, one across and one down: no picture that holds both could be made.
  @Test func theLongestPictures() {
    let comparison = Comparer.compare(blank(32_767, 1), blank(1, 32_767))
    #expect(comparison.differing == 2 * 32_766 && comparison.pixels == 2 * 32_766 + 1)
    #expect(comparison.boxes.count == 2)
  }

  // MARK: Boxes

  private func boxes(_ width: Int, _ height: Int, _ points: [(Int, Int)]) -> [PixelBox] {
    var actual = blank(width, height)
    for (x, y) in points { actual.pixels[y * width + x] = 0 }
    return Comparer.compare(blank(width, height), actual).boxes
  }

  /// The boxes are tight, and run from the top, then from the left.
  @Test func boxesInOrder() {
    #expect(
      boxes(64, 64, [(50, 3), (20, 3), (3, 40), (5, 43), (40, 20)]) == [
        PixelBox(x: 20, y: 3, width: 1, height: 1), PixelBox(x: 50, y: 3, width: 1, height: 1),
        PixelBox(x: 40, y: 20, width: 1, height: 1), PixelBox(x: 3, y: 40, width: 3, height: 4),
      ])
  }

  /// Four pixels apart is one box, eight are two, in all directions and at every place.
  @Test func nearPixelsShareABox() {
    for x in 16..<24 {
      for y in 16..<24 {
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
          #expect(boxes(48, 48, [(x, y), (x + 4 * dx, y + 4 * dy)]).count == 1)
          #expect(boxes(48, 48, [(x, y), (x + 8 * dx, y + 8 * dy)]).count == 2)
        }
      }
    }
  }

  /// A shape whose arms meet only at its foot, and a ring, are one cluster each.
  @Test func armsThatMeetLate() {
    let arms = (0..<40).flatMap { [(2, $0), (20, $0), (38, $0)] } + (2...38).map { ($0, 39) }
    #expect(boxes(64, 64, arms) == [PixelBox(x: 2, y: 0, width: 37, height: 40)])
    let ring = (0..<40).flatMap { [($0, 0), ($0, 39), (0, $0), (39, $0)] }
    #expect(
      boxes(64, 64, ring + [(20, 20)]) == [
        PixelBox(x: 0, y: 0, width: 40, height: 40), PixelBox(x: 20, y: 20, width: 1, height: 1),
      ])
  }

  @Test func aCheckerboardIsOneBox() {
    let points = (0..<200).flatMap { y in (0..<200).filter { ($0 + y) % 2 == 0 }.map { ($0, y) } }
    #expect(boxes(200, 200, points) == [PixelBox(x: 0, y: 0, width: 200, height: 200)])
  }

  // MARK: Properties

  /// Seeded: k pixels that are changed are counted, and boxed without a pixel to spare; both
  /// directions say the same.
  @Test func changedPixelsAreFound() {
    var random = Random(seed: 11)
    for _ in 0..<300 {
      let width = Int.random(in: 1...40, using: &random)
      let height = Int.random(in: 1...40, using: &random)
      let expected = raster(
        width, height, (0..<width * height).map { _ in .random(in: 0 ... .max, using: &random) })
      var actual = expected
      let count = Int.random(in: 0...min(12, width * height), using: &random)
      let places = Set(
        (0..<count).map { _ in Int.random(in: 0..<width * height, using: &random) })
      for place in places { actual.pixels[place] ^= 1 << UInt32.random(in: 0..<32, using: &random) }

      let there = Comparer.compare(expected, actual)
      let back = Comparer.compare(actual, expected)
      #expect(there.differing == places.count && there == back)
      #expect(there.isSame == places.isEmpty)
      #expect(Comparer.compare(expected, expected).isSame)

      let points = places.map { (x: $0 % width, y: $0 / width) }
      for point in points { #expect(there.boxes.contains { $0.holds(point.x, point.y) }) }
      for box in there.boxes {
        let inside = points.filter { box.holds($0.x, $0.y) }
        #expect(inside.map(\.x).min() == box.x && inside.map(\.y).min() == box.y)
        #expect(inside.map(\.x).max() == box.x + box.width - 1)
        #expect(inside.map(\.y).max() == box.y + box.height - 1)
      }
      #expect(
        there.boxes.map { [$0.y, $0.x] }.sorted { $0.lexicographicallyPrecedes($1) }
          == there.boxes.map { [$0.y, $0.x] })
    }
  }

  /// Seeded: counts and verdict do not depend on which picture is expected, as the eye sees either.
  @Test func eitherMayBeExpected() {
    var random = Random(seed: 12)
    for _ in 0..<200 {
      func picture() -> Raster {
        let width = Int.random(in: 1...12, using: &random)
        let height = Int.random(in: 1...12, using: &random)
        return raster(
          width, height,
          (0..<width * height).map { _ in
            0xFF00_0000 | UInt32.random(in: 100...140, using: &random) &* 0x01_01_01
          })
      }
      let first = picture()
      let second = picture()
      for metric in [ComparisonRule.Metric.perceptual, .channels(tolerance: 20)] {
        let rule = ComparisonRule(metric: metric)
        let there = Comparer.compare(first, second, by: rule)
        let back = Comparer.compare(second, first, by: rule)
        #expect(there.differing == back.differing && there.antialiased == back.antialiased)
        #expect(there.tolerated == back.tolerated && there.largest == back.largest)
        #expect(there.boxes == back.boxes && there.isSame == back.isSame)
      }
    }
  }
}

extension PixelBox {
  fileprivate func holds(_ x: Int, _ y: Int) -> Bool {
    (self.x..<self.x + width).contains(x) && (self.y..<self.y + height).contains(y)
  }
}
