import CodeField
import Comparison
import Foundation
import PNG
import TestSupport
import Testing

@testable import codebox

/// `codebox diff` as a caller sees it.
@Suite struct DiffCases {
  private func input(_ name: String) -> String {
    Fixtures.file("inputs/\(name)").path(percentEncoded: false)
  }

  /// Writes a picture of rows of premultiplied pixels.
  private func write(_ rows: [[UInt32]], _ path: String) throws {
    var raster = Raster(size: PixelSize(width: rows[0].count, height: rows.count))
    raster.pixels = rows.flatMap { $0 }
    try Data(try PNGWriter.bytes(of: raster, scale: 1)).write(to: URL(filePath: path))
  }

  /// A folder with a white picture a.png, and b.png with three pixels that are not.
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    var rows = [[UInt32]](repeating: Array(repeating: 0xFFFF_FFFF, count: 30), count: 20)
    try write(rows, folder.path("a.png"))
    rows[4][2] = 0xFF00_0000
    rows[5][3] = 0xFF00_0000
    rows[12][20] = 0xFFFA_FFFF
    try write(rows, folder.path("b.png"))
    return folder
  }

  @Test func theSame() throws {
    let folder = try folder()
    for options in [[], ["--perceptual"], ["--tolerance", "3", "--max-different", "7"]] {
      let run = try Codebox.run(["diff", "a.png", "a.png"] + options, in: folder)
      #expect(run.code == 0 && run.text == "same\n" && run.errors.isEmpty)
    }
  }

  @Test func different() throws {
    let run = try Codebox.run(["diff", "a.png", "b.png"], in: try folder())
    #expect(run.code == 1 && run.errors.isEmpty)
    #expect(
      run.text == """
        different: 3 of 600 pixels, by up to 255
          2 × 2 at 2, 4
          1 × 1 at 20, 12

        """)
  }

  @Test func whatIsLetPassIsTold() throws {
    let folder = try folder()
    var run = try Codebox.run(["diff", "a.png", "b.png", "--tolerance", "5"], in: folder)
    #expect(run.code == 1)
    #expect(
      run.text == """
        different: 2 of 600 pixels, by up to 255
          2 × 2 at 2, 4
          1 pixel differs within the tolerance

        """)
    run = try Codebox.run(["diff", "a.png", "b.png", "--tolerance", "255"], in: folder)
    #expect(run.code == 0)
    #expect(run.text == "same\n  3 pixels differ within the tolerance, by up to 255\n")
    run = try Codebox.run(["diff", "a.png", "b.png", "--max-different", "3"], in: folder)
    #expect(run.code == 0)
    #expect(run.text.hasPrefix("same: 3 of 600 pixels, by up to 255, where 3 may differ\n  2 × 2"))
    run = try Codebox.run(["diff", "a.png", "b.png", "--max-different", "2"], in: folder)
    #expect(run.code == 1 && run.text.hasPrefix("different: 3 of 600"))
    run = try Codebox.run(["diff", "a.png", "b.png", "--perceptual"], in: folder)
    #expect(run.code == 1)
    #expect(run.text.hasSuffix("  1 pixel differs by less than the eye sees\n"))
  }

  @Test func json() throws {
    let folder = try folder()
    let run = try Codebox.run(["diff", "a.png", "b.png", "--json", "--tolerance", "5"], in: folder)
    #expect(run.code == 1)
    #expect(
      run.text == """
        {
          "schema": 1,
          "verdict": "different",
          "expected": "a.png",
          "actual": "b.png",
          "differing": 2,
          "antialiased": 0,
          "tolerated": 1,
          "largest": 255,
          "boxCount": 1,
          "boxes": [
            [2, 4, 2, 2]
          ],
          "expectedSize": {"width": 30, "height": 20},
          "actualSize": {"width": 30, "height": 20}
        }

        """)
    #expect(try JSONSerialization.jsonObject(with: Data(run.output)) is [String: Any])
  }

  /// Ten boxes are told, and how many more there are.
  @Test func manyBoxes() throws {
    let folder = try ScratchFolder()
    var row = [UInt32](repeating: 0xFFFF_FFFF, count: 160)
    try write([row], folder.path("a.png"))
    for x in stride(from: 0, to: 120, by: 10) { row[x] = 0xFF00_0000 }
    try write([row], folder.path("b.png"))
    let lines = try Codebox.run(["diff", "a.png", "b.png"], in: folder).text.split(separator: "\n")
    #expect(lines.count == 12 && lines[10] == "  1 × 1 at 90, 0" && lines[11] == "  and 2 more")
    let json = try Codebox.run(["diff", "a.png", "b.png", "--json"], in: folder).text
    #expect(json.contains("\"boxCount\": 12") && json.contains("[110, 0, 1, 1]"))
  }

  @Test func sizes() throws {
    let folder = try folder()
    try write(
      [[UInt32]](repeating: Array(repeating: 0xFFFF_FFFF, count: 30), count: 25),
      folder.path("c.png"))
    for options in [[], ["--max-different", "64000000"], ["--perceptual"]] {
      let run = try Codebox.run(
        ["diff", "a.png", "c.png", "-o", "d.png"] + options, in: folder)
      #expect(run.code == 1)
      #expect(
        run.text == """
          different: 150 of 750 pixels
            30 × 20 px expected, 30 × 25 px actual
            30 × 5 at 0, 20

          """)
      let strip = try PixelImage(path: folder.path("d.png"))
      #expect(strip.width == 30 && strip.height == 3 * 25 + 16)
      #expect(strip[10, 33 + 22] == PixelImage.Pixel(0x2A, 0x5C, 0xFF))
    }
  }

  // MARK: Kinds of PNG

  /// The same pixels in files of several kinds.
  @Test(arguments: [
    ("rgb8", "rgb16"), ("rgb8", "interlaced"), ("rgb8", "gamma"), ("palette", "palette"),
    ("rgb16", "interlaced"),
  ])
  func kinds(first: String, second: String) throws {
    let run = try Codebox.run(["diff", input("kinds/\(first).png"), input("kinds/\(second).png")])
    #expect(run.code == 0 && run.text == "same\n")
  }

  @Test(arguments: [("rgb8", "palette", 1), ("gray8", "gray1", 3), ("gray8", "gray-alpha8", 2)])
  func otherKinds(first: String, second: String, count: Int) throws {
    let run = try Codebox.run(["diff", input("kinds/\(first).png"), input("kinds/\(second).png")])
    #expect(run.code == 1 && run.text.hasPrefix("different: \(count) of 4 pixels"), "\(run.text)")
  }

  /// Transparent pixels of any colour are alike: their colour is multiplied by nothing.
  @Test func transparentPixelsAreAlike() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      python3 - <<'PY'
      import struct, zlib
      def chunk(kind, data):
          return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
      def picture(name, row):
          head = struct.pack(">IIBBBBB", len(row) // 4, 1, 8, 6, 0, 0, 0)
          open(name, "wb").write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", head)
              + chunk(b"IDAT", zlib.compress(b"\\0" + bytes(row))) + chunk(b"IEND", b""))
      picture("a.png", [255, 0, 0, 0, 9, 9, 9, 255])
      picture("b.png", [0, 99, 255, 0, 9, 9, 9, 255])
      PY
      "$CODEBOX" diff a.png b.png
      """, in: folder)
    #expect(run.code == 0 && run.text == "same\n", "\(run.errors)")
  }

  // MARK: What cannot be compared

  /// A comparison that cannot be made never passes, and leaves no picture.
  @Test(
    arguments: [
      ("bad/empty.png", 3, "is no PNG"), ("bad/text.png", 3, "is no PNG"),
      ("bad/truncated.png", 3, "is no PNG"), ("bad/crc.png", 3, "is no PNG"),
      ("bad/zero.png", 3, "is no PNG"), ("bad/huge.png", 3, "30000 × 30000 px"),
      ("bad/wide.png", 3, "at most 32767 px"), ("missing.png", 4, "No such file"),
      ("kinds", 4, "Is a directory"),
    ] as [(String, Int32, String)])
  func unreadable(name: String, code: Int32, words: String) throws {
    let folder = try folder()
    for pair in [["a.png", input(name)], [input(name), "a.png"], [input(name), input(name)]] {
      let run = try Codebox.run(
        ["diff", "-o", "d.png", "--max-different", "64000000"] + pair, in: folder)
      #expect(run.code == code && run.output.isEmpty, "\(run.errors)")
      #expect(run.errors.contains(words) && run.errors.contains(name), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(try folder.names() == ["a.png", "b.png"])
    }
  }

  @Test(arguments: [
    ([], "needs two pictures"), (["a.png"], "needs two pictures"),
    (["a.png", "b.png", "a.png"], "argument 3 is another"),
    (["a.png", "b.png", "--tolerance", "1", "--perceptual"], "no effect beside --perceptual"),
    (["a.png", "b.png", "--tolerance", "256"], "from 0 to 255"),
    (["a.png", "b.png", "--max-different", "-1"], "from 0 to"),
    (["a.png", "b.png", "--json", "-o", "-"], "--json has no effect beside -o -"),
    (["a.png", "b.png", "-o", "d.jpg"], "draws PNG files"),
    (["-", "-"], "standard input holds one picture"),
  ])
  func usage(arguments: [String], words: String) throws {
    let folder = try folder()
    let run = try Codebox.run(["diff"] + arguments, in: folder)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(try folder.names() == ["a.png", "b.png"])
  }

  // MARK: The picture

  /// The strip is drawn when it is asked for, whatever the verdict; with -o - it goes alone.
  @Test func thePicture() throws {
    let folder = try folder()
    for (other, code) in [("a.png", 0), ("b.png", 1)] as [(String, Int32)] {
      let written = try Codebox.run(["diff", "a.png", other, "-o", "new/d.png"], in: folder)
      #expect(written.code == code && written.text.hasPrefix(code == 0 ? "same\n" : "different"))
      let streamed = try Codebox.run(["diff", "a.png", other, "-o", "-"], in: folder)
      #expect(streamed.code == code && streamed.errors.isEmpty)
      #expect(
        try streamed.output == Array(Data(contentsOf: URL(filePath: folder.path("new/d.png")))))
      let image = try PixelImage(png: streamed.output)
      #expect(image.width == 30 && image.height == 76)
      #expect(image[2, 28 + 4] == (code == 0 ? .white : PixelImage.Pixel(0xE0, 0x10, 0x20)))
    }
  }

  /// One of the pictures may come from standard input.
  @Test func standardInput() throws {
    let folder = try folder()
    let run = try Codebox.shell(
      """
      "$CODEBOX" diff a.png - < a.png && "$CODEBOX" diff - a.png < b.png
      """, in: folder)
    #expect(run.code == 1 && run.text.hasPrefix("same\ndifferent: 3 of 600"))
    let empty = try Codebox.run(["diff", "a.png", "-"], in: folder)
    #expect(empty.code == 3 && empty.errors.contains("standard input is no PNG"))
  }

  /// A picture that cannot be written is an error, whatever the verdict, and the old file stays.
  @Test(arguments: ["a.png", "b.png"]) func unwritable(other: String) throws {
    let folder = try folder()
    let run = try Codebox.shell(
      """
      mkdir folder
      echo old > file
      "$CODEBOX" diff a.png \(other) -o folder; echo $?
      "$CODEBOX" diff a.png \(other) -o file/d.png; echo $?
      cat file
      """, in: folder)
    #expect(run.text == "4\n4\nold\n", "\(run.text)")
    #expect(try folder.names() == ["a.png", "b.png", "file", "folder"])
  }

  /// What is read and what is drawn have the same limits.
  @Test func limits() {
    #expect(StripLimits.largest.largestSide == PixelLimits.largestSide)
    #expect(StripLimits.largest.mostPixels == PixelLimits.mostPixels)
  }
}

extension DiffCases {
  /// Animations are compared picture by picture, and with their times; a still is none.
  @Test func animations() throws {
    let folder = try ScratchFolder()
    let script = """
      set -e
      "$CODEBOX" type -n 4 '12<error>' -o a.apng >/dev/null
      "$CODEBOX" type -n 4 '13<error>' -o b.apng >/dev/null
      "$CODEBOX" type -n 4 --loops 2 '12<error>' -o c.apng >/dev/null
      "$CODEBOX" type -n 4 '' -o still.png >/dev/null
      """
    #expect(try Codebox.shell(script, in: folder).code == 0)
    func diff(_ words: String...) throws -> Run { try Codebox.run(["diff"] + words, in: folder) }
    #expect(try diff("a.apng", "a.apng").text == "same\n")
    let other = try diff("a.apng", "b.apng", "-o", "d.png")
    #expect(other.code == 1 && other.text.contains("\n  in frame 3\n"), "\(other.text)")
    #expect(try PixelImage(path: folder.path("d.png")).width > 0)
    let times = try diff("a.apng", "c.apng")
    #expect(times.code == 1 && times.text.contains("played 2 times instead of"), "\(times.text)")
    let still = try diff("a.apng", "still.png", "--json")
    #expect(still.code == 1 && still.text.contains("a still picture instead of an animation"))
  }

  /// A picture that is compared is not replaced by what comes of it.
  @Test(arguments: ["a.png", "./b.png", "link.png"]) func inputsStay(output: String) throws {
    let folder = try folder()
    #expect(try Codebox.shell("ln -s a.png link.png", in: folder).code == 0)
    let before = try ["a.png", "b.png"].map { try Data(contentsOf: URL(filePath: folder.path($0))) }
    let run = try Codebox.run(["diff", "a.png", "b.png", "-o", output], in: folder)
    #expect(run.code == 2 && run.errors.contains("would replace a picture that is compared"))
    let after = try ["a.png", "b.png"].map { try Data(contentsOf: URL(filePath: folder.path($0))) }
    #expect(before == after)
  }
}
