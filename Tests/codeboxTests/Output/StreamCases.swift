import Foundation
import TestSupport
import Testing

/// Standard output, terminals and memory.
@Suite struct StreamCases {
  private func isPicture(_ path: String) throws -> Bool {
    _ = try PixelImage(path: path)
    return true
  }

  /// C41, C42: a dash streams one PNG and nothing else.
  @Test func streaming() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.run(["render", "123", "-o", "-"], in: folder)
    #expect(run.code == 0 && run.errors.isEmpty)
    let chunks = try PNGChunks(run.output)
    #expect(chunks.kinds.last == "IEND")
    #expect(try folder.names().isEmpty)
  }

  /// A name for standard output is standard output: no path follows the picture.
  @Test func standardOutputByName() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      "$CODEBOX" render 123 -o /dev/stdout > a.png
      "$CODEBOX" render 123 -o /dev/stdout | cat > b.png
      "$CODEBOX" render 123 -o c.png >/dev/null
      cmp a.png c.png && cmp b.png c.png
      """, in: folder)
    #expect(run.code == 0, "\(run.text)\(run.errors)")
  }

  @Test(arguments: ["a.jpg", "A.SVG", "b.c.webp"]) func otherKindsOfPicture(name: String) throws {
    let folder = try ScratchFolder()
    let run = try Codebox.run(["render", "1", "-o", name], in: folder)
    #expect(run.code == 2 && run.errors.contains("PNG"))
    #expect(try folder.names().isEmpty)
  }

  /// Too little memory is an error in one line, not a crash.
  @Test(arguments: [Codebox.debug] + [Codebox.release].compactMap { $0 })
  func tooLittleMemory(binary: URL) throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      ulimit -v 240000
      "\(binary.path(percentEncoded: false))" render --width 7900 --height 7900 1 -o a.png
      """, in: folder)
    #expect(run.code == 70 && run.errors.contains("memory"), "\(run.errors.prefix(300))")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try folder.names().isEmpty)
  }

  @Test func aPictureIsNotForATerminal() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      python3 - <<'PY'
      import os, pty, sys
      code = os.waitstatus_to_exitcode(pty.spawn([os.environ["CODEBOX"], "render", "1", "-o", "-"]))
      sys.exit(code)
      PY
      """, in: folder)
    #expect(run.code == 2)
    #expect(run.text.contains("terminal") && !run.text.contains("PNG\r"))
  }

  /// A reader that goes away ends the run quietly.
  @Test func aClosedPipe() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      set -o pipefail
      "$CODEBOX" render --scale 16 --charset any abcdef -o - | head -c 1 >/dev/null
      echo "${PIPESTATUS[@]}"
      "$CODEBOX" help render | true
      echo "${PIPESTATUS[@]}"
      """, in: folder)
    #expect(run.errors.isEmpty)
    #expect(run.text == "0 0\n0 0\n")
  }

  /// A closed standard output must not become the next file that is opened.
  @Test func closedStreams() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      "\"$CODEBOX\" render 1 -o a.png >&- 2>&-; \"$CODEBOX\" render 1 -o - >&-; echo $?",
      in: folder)
    #expect(try isPicture(folder.path("a.png")))
    #expect(run.text == "4\n" && run.errors.contains("standard output"))
  }
}
