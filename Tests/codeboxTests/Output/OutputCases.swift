import Foundation
import TestSupport
import Testing

/// Where pictures go, and what is left when they cannot.
@Suite struct OutputCases {
  private func isPicture(_ path: String) throws -> Bool {
    _ = try PixelImage(path: path)
    return true
  }

  @Test func theDefaultFile() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.run(["render", "--digits", "6", "--secure", "123"], in: folder)
    #expect(run.code == 0 && run.text == "codebox.png\n" && run.errors.isEmpty)
    #expect(try folder.names() == ["codebox.png"])
    let image = try PixelImage(path: folder.path("codebox.png"))
    #expect(image.width == 375 && image.height == 50)
  }

  /// C18: a missing folder is made.
  @Test func missingFolders() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.run(["render", "1", "-o", "missing/dir/a.png"], in: folder)
    #expect(run.code == 0)
    #expect(try isPicture(folder.path("missing/dir/a.png")))
  }

  /// C20, C21, C22: what cannot be written is an error that names the path and the reason.
  @Test(arguments: [
    ("file/b.png", "Not a directory"), ("folder", "Is a directory"), ("new/", "Is a directory"),
    (String(repeating: "x", count: 300) + ".png", "File name too long"),
    ("loop", "Too many levels"),
  ])
  func unwritable(path: String, reason: String) throws {
    let folder = try ScratchFolder()
    let script = "echo old > file; mkdir folder; ln -s loop loop"
    #expect(try Codebox.shell(script, in: folder).code == 0)
    let before = try folder.names()
    let run = try Codebox.run(["render", "1", "-o", path], in: folder)
    #expect(run.code == 4 && run.output.isEmpty)
    #expect(run.errors.contains(reason) && run.errors.contains(String(path.prefix(60))))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try folder.names() == before)
    #expect(try String(contentsOfFile: folder.path("file"), encoding: .utf8) == "old\n")
  }

  /// C20, C24: a file size limit is an error, leaves the old file, and no litter.
  @Test func aFileThatCannotGrow() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      echo old > a.png
      ulimit -f 1
      # The signal's default, which ends a program, and not what this process may pass on.
      python3 -c '
      import os, signal, sys
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
      os.execv(os.environ["CODEBOX"], ["codebox"] + sys.argv[1:])
      ' render --scale 8 --charset any abcdef -o a.png
      """, in: folder)
    #expect(run.code == 4 && run.errors.contains("File too large"), "\(run.errors)")
    #expect(try folder.names() == ["a.png"])
    #expect(try String(contentsOfFile: folder.path("a.png"), encoding: .utf8) == "old\n")
    let fresh = try Codebox.shell(
      "ulimit -f 1; \"$CODEBOX\" render --scale 8 --charset any abcdef -o new/deep/a.png",
      in: folder)
    #expect(fresh.code == 4)
    #expect(try folder.names() == ["a.png"])
  }

  /// Whether the machine lets a test mount a disk.
  private static let canMount =
    (try? Codebox.shell(
      "mkdir d && mount -t tmpfs -o size=4k none d && umount d", in: ScratchFolder()))?.code == 0

  /// C20: a full disk.
  @Test(.enabled(if: canMount)) func aFullDisk() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      mkdir disk
      mount -t tmpfs -o size=4k none disk
      echo old > disk/a.png
      "$CODEBOX" render --scale 8 --charset any abcdef -o disk/a.png
      code=$?
      ls -A disk
      umount disk
      exit $code
      """, in: folder)
    #expect(run.code == 4 && run.errors.contains("No space left"), "\(run.errors)")
    #expect(run.text == "a.png\n")
  }

  /// A signal in the middle leaves the old file or the new one, and no litter.
  @Test func interrupted() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      echo old > a.png
      for i in $(seq 40); do
        "$CODEBOX" render --scale 12 123 -o a.png >/dev/null & pid=$!
        sleep 0.0$((i % 10))
        kill -TERM $pid 2>/dev/null
        wait $pid
        "$CODEBOX" render 1 -o new/deep/b.png >/dev/null & pid=$!
        sleep 0.00$((i % 10))
        kill -TERM $pid 2>/dev/null
        wait $pid
        rm -f new/deep/b.png
        rmdir new/deep new 2>/dev/null
      done
      true
      """, in: folder)
    #expect(run.code == 0)
    #expect(try folder.names() == ["a.png"])
    let bytes = try Data(contentsOf: URL(filePath: folder.path("a.png")))
    if bytes != Data("old\n".utf8) { #expect(try isPicture(folder.path("a.png"))) }
  }

  /// A stream that is set not to wait takes the whole picture all the same.
  @Test func aStreamThatDoesNotWait() throws {
    let run = try Codebox.shell(
      """
      python3 - <<'PY' > got.png
      import os, subprocess, sys, time
      r, w = os.pipe()
      os.set_blocking(w, False)
      child = subprocess.Popen(
          [os.environ["CODEBOX"], "render", "--scale", "16", "--charset", "any", "aBcdEf",
           "--background", "#123456..#FEDCBA@37", "-o", "-"], stdout=w)
      os.close(w)
      time.sleep(0.3)
      while chunk := os.read(r, 1 << 16):
          sys.stdout.buffer.write(chunk)
      sys.exit(child.wait())
      PY
      code=$?
      test "$(head -c 4 got.png | tail -c 3)" = PNG && wc -c < got.png
      exit $code
      """, in: try ScratchFolder())
    #expect(run.code == 0)
    #expect((Int(run.text.filter(\.isNumber)) ?? 0) > 65_536)
  }

  /// C24: a run that fails for another reason does not touch the file.
  @Test func aFailedRunLeavesTheOldFile() throws {
    let folder = try ScratchFolder()
    try Data("old".utf8).write(to: URL(filePath: folder.path("codebox.png")))
    for arguments in [["x"], ["--width", "0", "1"], ["--font", "/no/such", "1"], ["1234567"]] {
      #expect(try Codebox.run(["render"] + arguments, in: folder).code != 0)
      #expect(try folder.names() == ["codebox.png"])
      #expect(
        try Data(contentsOf: URL(filePath: folder.path("codebox.png"))) == Data("old".utf8))
    }
  }

  /// C25: the mode follows the umask, also over an old file.
  @Test(arguments: [("022", 0o644), ("027", 0o640), ("077", 0o600)])
  func modes(mask: String, mode: Int) throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      umask \(mask)
      "$CODEBOX" render 1 -o new.png
      echo old > old.png; chmod 666 old.png
      "$CODEBOX" render 1 -o old.png
      """, in: folder)
    #expect(run.code == 0)
    for name in ["new.png", "old.png"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  /// C26: a pipe with a name stays one, and its reader gets the picture.
  @Test func namedPipes() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      mkfifo f.png
      cat f.png > got.png &
      "$CODEBOX" render 1 -o f.png
      wait
      test -p f.png
      """, in: folder)
    #expect(run.code == 0 && run.text == "f.png\n")
    #expect(try isPicture(folder.path("got.png")))
    #expect(try folder.names() == ["f.png", "got.png"])
  }

  /// A link's target is replaced, also one that does not exist yet; the link stays.
  @Test(arguments: [
    "ln -s sub/real.png a.png; echo old > sub/real.png", "ln -s sub/real.png a.png",
    "ln -s b.png a.png; ln -s sub/real.png b.png",
  ])
  func symbolicLinks(script: String) throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      "mkdir sub; \(script)\n\"$CODEBOX\" render 1 -o a.png && test -L a.png", in: folder)
    #expect(run.code == 0)
    #expect(try isPicture(folder.path("sub/real.png")))
    #expect(try folder.names().filter { $0.contains("tmp") }.isEmpty)
  }

  /// C28: any name that a file can have.
  @Test(
    arguments: ["测试 é/출력 😀.png", "with space's \"quotes\".png", "e\u{301}.png"], ["C", "C.UTF-8"])
  func names(name: String, locale: String) throws {
    let folder = try ScratchFolder()
    let run = try Codebox.run(
      ["render", "1", "-o", name], in: folder, environment: ["LC_ALL": locale])
    #expect(run.code == 0 && run.output == Array("\(name)\n".utf8))
    #expect(try folder.names().map { Array($0.utf8) }.contains(Array(name.utf8)))
  }

  @Test func aNameWithALeadingDash() throws {
    let folder = try ScratchFolder()
    #expect(try Codebox.run(["render", "1", "--output=-a.png"], in: folder).code == 0)
    #expect(try folder.names() == ["-a.png"])
  }

  /// C29: many processes, one file or one new folder.
  @Test func manyAtOnce() throws {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      for i in $(seq 16); do "$CODEBOX" render 123 -o same.png & pids="$pids $!"; done
      for i in $(seq 16); do "$CODEBOX" render 123 -o new/folder/$i.png & pids="$pids $!"; done
      for pid in $pids; do wait "$pid" || exit 1; done
      """, in: folder)
    #expect(run.code == 0, "\(run.errors)")
    let expected = try Codebox.run(["render", "123", "-o", "-"]).output
    let files = try folder.names().filter { $0.hasSuffix(".png") }
    #expect(files.count == 17)
    for file in files {
      #expect(Array(try Data(contentsOf: URL(filePath: folder.path(file)))) == expected)
    }
    #expect(try folder.names().count == 19)
  }
}
