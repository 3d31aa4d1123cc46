import CodeField
import Painting
import Testing

@Suite struct PainterTests {
  private let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  private func raster(_ size: Size, scale: Double = 1, _ draw: (inout Scene) -> Void) throws
    -> Raster
  {
    var scene = Scene(size: size)
    draw(&scene)
    return try Painter.paint(scene, scale: scale)
  }

  @Test func fillsWholePixels() throws {
    let raster = try raster(Size(width: 3, height: 1), scale: 2) {
      $0.fill(
        .rect(Rect(x: 1, y: 0, width: 1, height: 1)), paint: .color(Color(rgb: 0x336699)),
        over: unit)
    }
    let line: [UInt32] = [0, 0, 0xFF33_6699, 0xFF33_6699, 0, 0]
    #expect(raster.size == PixelSize(width: 6, height: 2))
    #expect(raster.pixels == line + line)
  }

  @Test func strokesHalfToEitherSide() throws {
    let raster = try raster(Size(width: 2, height: 4)) {
      $0.stroke(
        .line(from: Point(x: 0, y: 2), to: Point(x: 2, y: 2)), width: 2,
        paint: .black, over: unit)
    }
    let ink: UInt32 = 0xFF00_0000
    #expect(raster.pixels == [0, 0, ink, ink, ink, ink, 0, 0])
  }

  @Test func theEvenOddRuleLeavesAHole() throws {
    let raster = try raster(Size(width: 3, height: 3)) {
      var path = Path.rect(Rect(x: 0, y: 0, width: 3, height: 3))
      path.append(.rect(Rect(x: 1, y: 1, width: 1, height: 1)))
      $0.fill(path, rule: .evenOdd, paint: .black, over: unit)
    }
    #expect(
      raster.pixels.map { $0 == 0 }
        == [4].reduce(into: Array(repeating: false, count: 9)) {
          $0[$1] = true
        })
  }

  @Test func laterLiesAboveEarlier() throws {
    let frame = Rect(x: 0, y: 0, width: 1, height: 1)
    let raster = try raster(frame.size) {
      $0.fill(.rect(frame), paint: .white, over: frame)
      $0.fill(
        .rect(frame), paint: .color(Color(red: 0, green: 0, blue: 0, alpha: 0x80)), over: frame)
    }
    #expect(raster.pixels == [0xFF7F_7F7F])
  }

  // MARK: Pictures

  /// Four pixels: red, green, blue, half-clear white.
  private func picture() throws -> Raster {
    Raster(
      try #require(
        Bitmap(
          size: PixelSize(width: 2, height: 2),
          bytes: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128])))
  }

  private let four: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080]

  @Test func aPictureAtItsOwnSizeIsTakenAsItIs() throws {
    let picture = try picture()
    let raster = try raster(Size(width: 1, height: 1), scale: 2) {
      let frame = Rect(x: 0, y: 0, width: 1, height: 1)
      $0.paint(
        PictureFill(raster: picture, destination: frame, clip: frame, grid: PixelGrid(scale: 2)))
    }
    #expect(raster.pixels == four)
  }

  @Test func aRepeatedPictureGoesOn() throws {
    let picture = try picture()
    let raster = try raster(Size(width: 3, height: 3)) {
      $0.paint(
        PictureFill(
          raster: picture, destination: Rect(x: 0, y: 0, width: 2, height: 2), isRepeated: true,
          clip: Rect(x: 0, y: 0, width: 3, height: 3), grid: PixelGrid(scale: 1)))
    }
    #expect(
      raster.pixels
        == [four[0], four[1], four[0], four[2], four[3], four[2], four[0], four[1], four[0]])
  }

  @Test func nothingIsPaintedOutsideTheClip() throws {
    let picture = try picture()
    let raster = try raster(Size(width: 3, height: 1)) {
      $0.paint(
        PictureFill(
          raster: picture, destination: Rect(x: 0, y: 0, width: 2, height: 2),
          clip: Rect(x: 1, y: 0, width: 2, height: 1), grid: PixelGrid(scale: 1)))
    }
    #expect(raster.pixels == [0, four[1], 0])
  }

  /// A stretched picture reaches its edges: no fringe of the clear ground around it.
  @Test(arguments: [5.0, 7, 16]) func aStretchedPictureIsOpaqueToItsEdges(side: Double) throws {
    var picture = Raster(size: PixelSize(width: 2, height: 2))
    picture.pixels = Array(repeating: 0xFF09_63C7, count: 4)
    let raster = try raster(Size(width: side, height: side)) { [picture] in
      let frame = Rect(x: 0, y: 0, width: side, height: side)
      $0.paint(
        PictureFill(raster: picture, destination: frame, clip: frame, grid: PixelGrid(scale: 2)))
    }
    #expect(Set(raster.pixels) == [0xFF09_63C7])
  }
}
