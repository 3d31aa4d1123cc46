import CodeField
import Comparison
import TestSupport
import Testing

/// What the perceptual comparison lets pass, and what not, in pictures that the painter draws.
@Suite struct EdgeSmoothingTests {
  private static let rule = ComparisonRule(metric: .perceptual)

  private func compare(_ expected: Raster, _ actual: Raster) -> Comparison {
    Comparer.compare(expected, actual, by: Self.rule)
  }

  /// Outlines as fields have them, at each usual width.
  private static let strokes: [Drawn.Shape] = [1.0, 1.5, 2, 3].flatMap { width in
    [0.0, 3, 8, 20].map { Drawn.stroke("box of radius \($0)", Drawn.box(radius: $0), width: width) }
      + [6.0, 14.3].map {
        Drawn.stroke(
          "circle of radius \($0)", .circle(center: Point(x: 30, y: 30), radius: $0), width: width)
      }
      + [
        Drawn.stroke(
          "diamond", .diamond(Rect(x: 10, y: 12, width: 40, height: 31)), width: width)
      ]
  }

  private static func characters(_ characters: String) throws -> [Drawn.Shape] {
    try characters.flatMap { character in
      try [18.0, 25].map { try Drawn.character(character, size: $0) }
    }
  }

  /// Where a shape stands before it moves: on the pixels' grid, between it, and off it.
  private static let phases = [
    Point.zero, Point(x: 0.5, y: 0.5), Point(x: 0.3, y: 0.125),
  ]

  /// A quarter of a pixel in eight directions, 0.1768 being 0.25/√2, and less, down to what moves a
  /// stroke by one of the rows by which cairo samples a pixel.
  private static let moves = [
    (0.25, 0.0), (0.1768, 0.1768), (0, 0.25), (-0.1768, 0.1768), (-0.25, 0), (-0.1768, -0.1768),
    (0, -0.25), (0.1768, -0.1768), (0.12, 0), (0.1, 0.1), (0, 0.03), (-0.03, -0.05),
  ].map { Point(x: $0.0, y: $0.1) }

  @Test func shapesThatMoveByAQuarterOfAPixelAreTheSame() throws {
    let dots = [3.0, 9].map {
      Drawn.fill("dot of radius \($0)", .circle(center: Point(x: 30, y: 30), radius: $0))
    }
    for shape in try Self.strokes + dots + Self.characters("038") {
      for phase in Self.phases {
        let expected = try Drawn.raster(shape, at: phase)
        for move in Self.moves {
          let actual = try Drawn.raster(
            shape, at: Point(x: phase.x + move.x, y: phase.y + move.y))
          let comparison = compare(expected, actual)
          #expect(
            comparison.isSame && comparison.differing == 0,
            "\(shape) at \(phase) moved by \(move): \(comparison.differing)")
          #expect(comparison.antialiased > 0, "\(shape) at \(phase) moved by \(move)")
        }
      }
    }
  }

  /// Also in colours, and over nothing.
  @Test(arguments: [
    (Color(rgb: 0x8C8C8C), Color.white), (Color(rgb: 0xFF0000), Color(rgb: 0x00A000)),
    (Color(rgb: 0x0B62D6), Color.clear), (Color(red: 0, green: 0, blue: 0, alpha: 90), .clear),
    (Color(rgb: 0xE0E0E0), Color(rgb: 0x121212)),
  ])
  func colors(ink: Color, ground: Color) throws {
    for width in [1.0, 2] {
      let shape = Drawn.stroke("box", Drawn.box(radius: 8), width: width, color: ink)
      let expected = try Drawn.raster(shape, at: Point(x: 0.5, y: 0.5), background: ground)
      let moved = try Drawn.raster(shape, at: Point(x: 0.65, y: 0.7), background: ground)
      #expect(compare(expected, moved).isSame && expected != moved)
      let far = try Drawn.raster(shape, at: Point(x: 1.5, y: 0.5), background: ground)
      #expect(!compare(expected, far).isSame)
    }
  }

  /// Curves in fewer straight pieces stray by a part of a pixel.
  @Test(arguments: [4, 6, 12]) func coarserCurvesAreTheSame(pieces: Int) throws {
    for radius in [6.0, 14] {
      for width in [1.0, 1.5, 2, 3] {
        let circle = Path.circle(center: Point(x: 30, y: 30), radius: radius)
        let comparison = compare(
          try Drawn.raster(Drawn.stroke("circle", circle, width: width)),
          try Drawn.raster(
            Drawn.stroke("polygon", Drawn.flattened(circle, pieces: pieces), width: width)))
        #expect(comparison.isSame && comparison.differing == 0, "\(radius), \(width)")
      }
    }
  }

  // MARK: What differs

  @Test(arguments: [1.0, 1.5, 2, 3]) func aThickerStroke(width: Double) throws {
    for radius in [0.0, 8, 20] {
      for phase in Self.phases {
        let comparison = compare(
          try Drawn.raster(Drawn.stroke("box", Drawn.box(radius: radius), width: width), at: phase),
          try Drawn.raster(
            Drawn.stroke("box", Drawn.box(radius: radius), width: width + 1), at: phase))
        #expect(!comparison.isSame && comparison.differing > 50, "\(radius) at \(phase)")
      }
    }
  }

  @Test func aStrokeMovedByAPixel() throws {
    for shape in Self.strokes {
      for phase in Self.phases {
        for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (1, 1)] {
          let comparison = compare(
            try Drawn.raster(shape, at: phase),
            try Drawn.raster(shape, at: Point(x: phase.x + x, y: phase.y + y)))
          #expect(comparison.differing > 30, "\(shape) at \(phase) moved by \(x), \(y)")
        }
      }
    }
  }

  @Test func aRemovedStroke() throws {
    let nothing = Drawn.Shape(name: "nothing") { _, _ in }
    for shape in Self.strokes {
      for phase in Self.phases {
        let comparison = compare(
          try Drawn.raster(shape, at: phase), try Drawn.raster(nothing))
        #expect(comparison.differing > 30 && comparison.antialiased < comparison.differing / 4)
      }
    }
  }

  /// A line of one row, and the same line smeared over two.
  @Test func aSmearedLine() throws {
    let line = Drawn.stroke(
      "line", .line(from: Point(x: 5, y: 3.5), to: Point(x: 55, y: 3.5)), width: 1)
    let sharp = try Drawn.raster(line)
    for y in [-0.5, 0.5] {
      let comparison = compare(sharp, try Drawn.raster(line, at: Point(x: 0, y: y)))
      #expect(comparison.differing == 100 && comparison.antialiased == 0)
    }
  }

  /// Where a stroke fills no pixel, its colour shows less, and so does a change of it.
  @Test(
    arguments: [
      (1.0, 0.5, 0x8C8C8C, 0x828282), (2, 0, 0x8C8C8C, 0x828282), (3, 0.5, 0x8C8C8C, 0x828282),
      (1, 0.5, 0x8C8C8C, 0x9A8C8C), (1.5, 0.25, 0x8C8C8C, 0x828282), (1, 0, 0x8C8C8C, 0x707070),
      (1, 0.3, 0x8C8C8C, 0x707070), (1.5, 0, 0x8C8C8C, 0x707070), (3, 0.3, 0x8C8C8C, 0x707070),
    ] as [(Double, Double, UInt32, UInt32)])
  func aRecolouredBorder(width: Double, phase: Double, was: UInt32, now: UInt32) throws {
    func border(_ color: UInt32) throws -> Raster {
      try Drawn.raster(
        Drawn.stroke("box", Drawn.box(radius: 8), width: width, color: Color(rgb: color)),
        at: Point(x: phase, y: phase))
    }
    let comparison = compare(try border(was), try border(now))
    #expect(!comparison.isSame && comparison.differing > 50)
  }

  @Test func aSmallerDot() throws {
    func dot(_ radius: Double) throws -> Raster {
      try Drawn.raster(
        Drawn.fill("dot", .circle(center: Point(x: 30, y: 30), radius: radius)))
    }
    let comparison = compare(try dot(9), try dot(8))
    #expect(!comparison.isSame && comparison.differing > 20)
  }

  @Test(arguments: [18.0, 25, 40]) func anotherDigit(size: Double) throws {
    let comparison = compare(
      try Drawn.raster(Drawn.character("3", size: size)),
      try Drawn.raster(Drawn.character("8", size: size)))
    #expect(!comparison.isSame && comparison.differing > 5)
  }

  /// A pixel's length of a line is missing, wherever the line lies.
  @Test func aMissingPixel() throws {
    for phase in Self.phases {
      func line(_ parts: [(Double, Double)]) throws -> Raster {
        var path = Path()
        for (from, to) in parts {
          path.append(.line(from: Point(x: from, y: 20), to: Point(x: to, y: 20)))
        }
        return try Drawn.raster(Drawn.stroke("line", path, width: 1), at: phase)
      }
      let comparison = compare(try line([(5, 55)]), try line([(5, 30), (31, 55)]))
      #expect(!comparison.isSame && (1...4).contains(comparison.differing), "\(phase)")
    }
  }

  // MARK: Colours

  /// From 0.02 in OKLab on a difference is seen: a grey by two levels is not, by twelve it is; and
  /// rounding is none even near black, where OKLab is steep.
  @Test(
    arguments: [
      (0xFF80_8080, 0xFF82_8282, true), (0xFF80_8080, 0xFF8C_8C8C, false),
      (0xFF00_0000, 0xFF02_0202, true), (0xFF00_0000, 0xFF10_1010, false),
      (0xFFFF_FFFF, 0xFFFD_FDFD, true), (0xFF00_00FF, 0xFF00_40FF, false),
      (0x0000_0000, 0x0200_0000, true), (0x0000_0000, 0x4000_0000, false),
      // Alike over white and over black alone.
      (0xFFFF_FFFF, 0, false), (0xFF00_0000, 0, false),
    ] as [(UInt32, UInt32, Bool)])
  func whatIsSeen(first: UInt32, second: UInt32, isSame: Bool) {
    var expected = Raster(size: PixelSize(width: 3, height: 3))
    var actual = expected
    expected.pixels = Array(repeating: first, count: 9)
    actual.pixels = Array(repeating: second, count: 9)
    for comparison in [compare(expected, actual), compare(actual, expected)] {
      #expect(comparison.isSame == isSame && comparison.antialiased == 0)
      #expect(comparison.differing == (isSame ? 0 : 9))
      #expect(comparison.tolerated == (isSame ? 9 : 0))
    }
  }
}
