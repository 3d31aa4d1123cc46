import Foundation
import TestSupport
import Testing

/// Animated pictures of replayed typing.
@Suite struct AnimationCases {
  /// Frames as a viewer shows them, put together by Pillow, a decoder of its own.
  private struct Film {
    let frames: [PixelImage]
    let durations: [Int]
    let loops: Int
  }

  private func film(_ arguments: [String], in folder: ScratchFolder) throws -> Film {
    let run = try Codebox.run(["type", "-o", "film.apng"] + arguments, in: folder)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    let decoded = try Codebox.shell(
      """
      /usr/bin/python3 - <<'PY'
      from PIL import Image
      film = Image.open("film.apng")
      print(film.info.get("loop"))
      for index in range(film.n_frames):
          film.seek(index)
          film.convert("RGBA").save(f"frame{index:03}.png")
          print(round(film.info["duration"]))
      PY
      """, in: folder)
    guard decoded.code == 0 else { throw FailedRun(errors: decoded.errors) }
    let numbers = decoded.text.split(separator: "\n").compactMap { Int($0) }
    let frames = try (0..<numbers.count - 1).map { index in
      let digits = String(index)
      let name = "frame" + String(repeating: "0", count: 3 - digits.count) + digits + ".png"
      return try PixelImage(path: folder.path(name))
    }
    return Film(frames: frames, durations: Array(numbers.dropFirst()), loops: numbers[0])
  }

  private func render(_ arguments: String...) throws -> PixelImage {
    try PixelImage(png: try Codebox.run(["render", "-o", "-"] + arguments).output)
  }

  /// Every frame is the picture of its state, whole, although the file holds only what changed.
  @Test func framesAreStates() throws {
    let film = try film(["12<del>", "--loops", "3"], in: try ScratchFolder())
    #expect(film.loops == 3)
    #expect(film.durations == [200, 200, 200, 2_000])
    #expect(
      try film.frames == [
        render("--focus"), render("--focus", "1"), render("--focus", "12"),
        render("--focus", "1"),
      ])
  }

  @Test func theCursorBlinks() throws {
    let film = try film(
      ["1", "--cursor", "bar", "--blink", "300", "--pace", "700", "--hold", "500"],
      in: try ScratchFolder())
    #expect(film.durations == [300, 300, 100, 300, 200])
    let on = try render("--focus", "--cursor", "bar")
    let off = try render("--focus")
    #expect(film.frames[0] == on && film.frames[1] == off && film.frames[2] == on)
    #expect(try film.frames[4] == render("--focus", "1"))
  }

  /// A typed character shows for its time, then it is masked.
  @Test func masksCome() throws {
    let film = try film(
      ["48", "--secure", "--mask-delay", "150", "-n", "3", "--hold", "400"],
      in: try ScratchFolder())
    #expect(film.durations == [200, 150, 50, 150, 250])
    #expect(
      try film.frames[3] == render("-n", "3", "--focus", "--secure", "--mask-except-last", "48"))
    #expect(try film.frames[4] == render("-n", "3", "--focus", "--secure", "48"))
  }

  /// A typed character comes in, and is then the character.
  @Test(arguments: ["fade", "grow"]) func entering(effect: String) throws {
    let film = try film(
      ["8", "-n", "1", "--entry", effect, "--hold", "300"], in: try ScratchFolder())
    #expect(film.durations == [200] + Array(repeating: 20, count: 7) + [160])
    let blank = try render("-n", "1", "--focus", "--focus-when-full", "last")
    #expect(try film.frames.last == render("-n", "1", "--focus", "8"))
    let masses = film.frames.dropFirst().map {
      Coverage(of: $0, without: blank, in: $0.area.inset(by: 3)).mass
    }
    #expect(zip(masses, masses.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// A refusal shakes the cells to and fro, and leaves them where they were.
  @Test func shaking() throws {
    let film = try film(
      ["1x", "--shake", "--padding", "8", "--focus-color", "red", "--hold", "600"],
      in: try ScratchFolder())
    let red = PixelImage.Pixel(255, 0, 0)
    let places = film.frames.map { frame in
      (0..<frame.width).first { frame[$0, frame.height / 2] == red } ?? -1
    }
    let place = places[1]
    #expect(
      places.dropFirst(2).map { $0 - place } == [-6, 6, -5, 5, -3, 3, -1, 1, 0])
    #expect(film.durations.dropFirst(2).dropLast().allSatisfy { $0 == 50 })
  }

  /// Keys that follow do not cut a shake short.
  @Test func shakingGoesOn() throws {
    let film = try film(
      ["1x23", "--shake", "--padding", "8", "--border-color", "red", "--pace", "100"],
      in: try ScratchFolder())
    let red = PixelImage.Pixel(255, 0, 0)
    let places = film.frames.map { frame in
      (0..<frame.width).first { frame[$0, frame.height / 2] == red } ?? -1
    }
    #expect(
      places.dropFirst(2).prefix(9).map { $0 - places[1] } == [-6, 6, -5, 5, -3, 3, -1, 1, 0])
  }

  /// Whatever the times, the last picture of a secure field is masked, and the first is at rest.
  @Test func endsAndBeginnings() throws {
    let film = try film(
      ["1", "--secure", "--mask-delay", "5000", "--hold", "100"], in: try ScratchFolder())
    #expect(try film.frames.last == render("--focus", "--secure", "1"))
    let run = try Codebox.run(["type", "1", "--state", "error", "--shake", "--animate", "-o", "-"])
    #expect(try PixelImage(png: run.output) == render("--focus", "--state", "error"))
  }

  /// A viewer without animation shows the first frame; the parts lie within the picture, and none is
  /// larger than what changed.
  @Test func theFile() throws {
    let run = try Codebox.run(["type", "123", "--animate", "-o", "-"])
    #expect(try PixelImage(png: run.output) == render("--focus"))
    let chunks = try PNGChunks(run.output)
    #expect(chunks.kinds.prefix(5) == ["IHDR", "acTL", "sRGB", "pHYs", "fcTL"])
    #expect(chunks.kinds.last == "IEND")
    let controls = chunks.all.filter { $0.kind == "fcTL" }.map(\.data)
    #expect(chunks.data("acTL").map { PNGChunks.number($0.prefix(4)) } == UInt32(controls.count))
    for data in controls.dropFirst() {
      let width = PNGChunks.number(data[4..<8])
      let x = PNGChunks.number(data[12..<16])
      // A digit and the focus that moves on: two cells and the gap between them.
      #expect(width <= 105 && x + width <= 375)
    }
    // What is told twice comes out the same.
    #expect(try run.output == Codebox.run(["type", "123", "--animate", "-o", "-"]).output)
  }

  @Test(arguments: [
    ["1", "--animate"], ["1", "--loops", "2", "-o", "a.png"], ["1", "--blink", "9"],
    ["1", "--hold", "0", "-o", "a.apng"],
  ])
  func faults(arguments: [String]) throws {
    let folder = try ScratchFolder()
    let run = try Codebox.run(["type"] + arguments, in: folder)
    #expect(run.code == 2 && run.errors.split(separator: "\n").count == 1)
    #expect(try folder.names().isEmpty)
  }
}
