import Foundation
import TestSupport
import Testing

/// Every way to a file, crossed with every way in which writing can fail: the old file is whole,
/// nothing is left beside it, and the message names the path and the system's reason.
@Suite struct WriteFaults {
  /// A run that writes `out/…`.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    /// The file, below `out`.
    let file: String
    /// The command; its reports go where they are told.
    let command: String
    /// The exit code of a run that goes well.
    var code: Int32 = 0
    var testDescription: String { name }

    static let all = [
      Way(name: "render", file: "a.png", command: "render \(big) 123 -o out/a.png"),
      Way(
        name: "sheet", file: "a.png",
        command: "sheet --rows state --columns scale=1,2 1 -o out/a.png"),
      Way(name: "type", file: "a.png", command: "type \(big) 123 -o out/a.png"),
      Way(name: "frames", file: "a/000.png", command: "type \(big) 123 --frames out/a"),
      Way(name: "animation", file: "a.apng", command: "type \(big) 123 -o out/a.apng"),
      Way(name: "batch", file: "a.png", command: "batch m.json --into out"),
      Way(name: "accept", file: "a.png", command: "accept --force m.json -b out"),
      Way(
        name: "artifacts", file: "actual/a.png",
        command: "verify m.json -b none --artifacts out", code: 5),
      Way(
        name: "html", file: "a.html", command: "verify m.json -b none --html out/a.html", code: 5),
      Way(
        name: "junit", file: "a.xml", command: "verify many.json -b none --junit out/a.xml",
        code: 5),
      Way(name: "diff", file: "a.png", command: "diff x.png y.png -o out/a.png", code: 1),
    ]

    static let big = "--scale 2 --background '#123456..#FEDCBA@37'"
  }

  /// Two pictures to compare, drawn once.
  private static let pictures = Result {
    try ["1", "2"].map { text in
      let run = try Codebox.shell(
        "\"$CODEBOX\" render \(Way.big) \(text) -o -", in: ScratchFolder())
      return (text == "1" ? "x.png" : "y.png", run.output)
    }
  }

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.put(
      """
      {"output": "a.png", "scale": 2, "background": "#123456..#FEDCBA@37", "text": "123"}
      """, at: "m.json")
    try folder.put(
      (0..<200).map {
        "{\"output\": \"picture-of-a-field-\($0).png\", \"cell-size\": 8, \"font-size\": 4}"
      }
      .joined(separator: "\n"), at: "many.json")
    for (name, bytes) in try Self.pictures.get() { try folder.put(bytes, at: name) }
    // A folder of baselines without any for these pictures.
    try folder.put("", at: "none/remark.txt")
    return folder
  }

  private func expectFailure(_ run: Run, _ way: Way, reason: String) {
    #expect(run.code == 4, "\(way.name): \(run.text)\(run.errors)")
    #expect(run.errors.contains(reason) && run.errors.contains("out/"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  /// It works where nothing fails; without this the others would say little.
  @Test(arguments: Way.all) func nothingFails(way: Way) throws {
    let folder = try folder()
    let run = try Codebox.shell("\"$CODEBOX\" \(way.command)", in: folder)
    #expect(run.code == way.code && run.errors.isEmpty, "\(run.errors)")
    let names = try folder.names()
    #expect(names.contains { $0.hasPrefix("out/\(way.file.prefix(3))") }, "\(names)")
    #expect(try folder.litter().isEmpty)
  }

  /// The faults, as scripts around the command: the old file is in place before it.
  @Test(arguments: Way.all) func aFileThatCannotGrow(way: Way) throws {
    let folder = try folder()
    let file = try file(way, in: folder)
    try folder.put("old\n", at: "out/\(file)")
    let run = try Codebox.shell("ulimit -f 1; \"$CODEBOX\" \(way.command) >/dev/null", in: folder)
    expectFailure(run, way, reason: "File too large")
    #expect(try folder.bytes(of: "out/\(file)") == Array("old\n".utf8))
    #expect(
      try folder.names().filter { $0.hasPrefix("out/") && $0.hasSuffix("g") || $0.contains("tmp") }
        .allSatisfy { $0 == "out/\(file)" })
  }

  /// The name of the first file that a way writes.
  private func file(_ way: Way, in folder: ScratchFolder) throws -> String {
    guard way.name == "frames" else { return way.file }
    let run = try Codebox.shell("\"$CODEBOX\" \(way.command) && rm -r out", in: folder)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    let again = try Codebox.shell("\"$CODEBOX\" \(way.command)", in: folder)
    #expect(again.code == 0)
    let first = try folder.pictures().first { $0.hasPrefix("out/") } ?? ""
    try FileManager.default.removeItem(atPath: folder.path("out"))
    return String(first.dropFirst("out/".count))
  }

  /// A regular file where a folder should be.
  @Test(arguments: Way.all) func aFileInTheWay(way: Way) throws {
    let folder = try folder()
    try folder.put("old\n", at: "out")
    let run = try Codebox.shell("\"$CODEBOX\" \(way.command)", in: folder)
    #expect(run.code == 4 && run.errors.contains("Not a directory"), "\(run.errors)")
    #expect(run.errors.contains("“out"))
    #expect(try folder.bytes(of: "out") == Array("old\n".utf8))
    #expect(try folder.litter().isEmpty)
  }

  private static let canMount =
    (try? Codebox.shell(
      "mkdir d && mount -t tmpfs -o size=4k none d && umount d", in: ScratchFolder()))?.code == 0

  /// A disk that is full, and one that cannot be written.
  @Test(.enabled(if: canMount), arguments: Way.all, [true, false])
  func disks(way: Way, isFull: Bool) throws {
    let folder = try folder()
    let file = try file(way, in: folder)
    let mount =
      isFull
      ? "mount -t tmpfs -o size=8k,nr_inodes=20 none out"
      : "mount -t tmpfs none out"
    let run = try Codebox.shell(
      """
      mkdir out; \(mount)
      mkdir -p "$(dirname 'out/\(file)')"; echo old > 'out/\(file)'
      \(isFull ? "" : "mount -o remount,ro out")
      "$CODEBOX" \(way.command) 2>errors >/dev/null
      code=$?
      cat 'out/\(file)'; find out -name '.codebox*'; find out -type f | wc -l
      umount out
      cat errors >&2
      exit $code
      """, in: folder)
    expectFailure(run, way, reason: isFull ? "No space left" : "Read-only file system")
    #expect(run.text == "old\n1\n", "\(run.text)")
  }

  /// One picture that cannot be written stops none of the others.
  @Test func othersOfABatch() throws {
    let folder = try ScratchFolder()
    try folder.put(
      (0..<9).map { "{\"output\": \"\($0 % 3 == 1 ? "m.json/" : "")\($0).png\"}" }
        .joined(separator: "\n"), at: "m.json")
    for command in ["batch m.json", "accept --force m.json -b ."] {
      let run = try Codebox.shell("\"$CODEBOX\" \(command) -j2 --json", in: folder)
      let failed = try run.words(of: "status").filter { $0.value == "failed" }.keys.sorted()
      #expect(failed == ["m.json/1.png", "m.json/4.png", "m.json/7.png"])
      #expect(run.code == 4, "\(run.errors)")
      #expect(try folder.pictures() == ["0.png", "2.png", "3.png", "5.png", "6.png", "8.png"])
      for name in try folder.pictures() {
        try FileManager.default.removeItem(atPath: folder.path(name))
      }
    }
  }

  /// Ended at any moment, a run leaves whole files. After SIGTERM there is nothing else; after SIGKILL,
  /// which no program can hear, a temporary file may stay, and only that.
  @Test(arguments: ["TERM", "KILL"], [Way.all[0], Way.all[4], Way.all[5], Way.all[6]])
  func ended(signal: String, way: Way) throws {
    let folder = try folder()
    // Quick ones, so that many moments can be tried.
    let quick = way.command.replacing(Way.big, with: "--scale 2")
    try folder.put("{\"output\": \"a.png\", \"scale\": 2, \"text\": \"123\"}", at: "m.json")
    let whole = try Codebox.shell("\"$CODEBOX\" \(quick)", in: folder)
    #expect(whole.code == 0)
    let new = try folder.bytes(of: "out/\(way.file)")
    let run = try Codebox.shell(
      """
      python3 - \(quick) <<'PY'
      import hashlib, os, shutil, signal, subprocess, sys, time
      def run():
          return subprocess.Popen([os.environ["CODEBOX"]] + sys.argv[1:],
              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
      start = time.monotonic()
      run().wait()
      length = time.monotonic() - start
      for step in range(25):
          shutil.copy("x.png", "out/\(way.file)")
          child = run()
          time.sleep(length * step / 22)
          child.send_signal(signal.SIG\(signal))
          code = child.wait()
          now = open("out/\(way.file)", "rb").read()
          print("ended" if code == -signal.SIG\(signal) else code, hashlib.md5(now).hexdigest())
      PY
      """, in: folder)
    try folder.put(new, at: "new")
    let sums = try Codebox.shell("md5sum < x.png; md5sum < new", in: folder).lines
      .map { String($0.prefix(32)) }
    let rounds = run.lines.map { $0.split(separator: " ").map(String.init) }
    #expect(rounds.count == 25, "\(run.errors)")
    #expect(
      rounds.allSatisfy { sums.contains($0[1]) && ["ended", "0"].contains($0[0]) }, "\(rounds)")
    #expect(rounds.contains { $0[0] == "ended" } && rounds.contains { $0[1] == sums[0] })
    let litter = try folder.litter()
    #expect(signal == "KILL" || litter.isEmpty, "\(litter)")
    let rest = try folder.names().filter { $0.hasPrefix("out/") && !litter.contains($0) }
    #expect(rest == ["out/\(way.file)"])
  }

  /// Many that write one file at a time: each time one of them whole.
  @Test(arguments: [Way.all[5], Way.all[6], Way.all[8], Way.all[10]])
  func manyWriters(way: Way) throws {
    let folder = try folder()
    let first = try Codebox.shell("\"$CODEBOX\" \(way.command)", in: folder)
    #expect(first.code == way.code)
    let expected = try folder.bytes(of: "out/\(way.file)")
    let run = try Codebox.shell(
      """
      rm -r out
      for i in $(seq 16); do "$CODEBOX" \(way.command) >/dev/null & pids="$pids $!"; done
      for pid in $pids; do wait "$pid"; code=$?; [ $code = \(way.code) ] || exit $((100 + code)); done
      """, in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(try folder.bytes(of: "out/\(way.file)") == expected)
    #expect(try folder.names().filter { $0.hasPrefix("out/") } == ["out/\(way.file)"])
  }
}
