import Foundation
import TestSupport
import Testing

/// A run over a thousand pictures: interrupted, damaged, in parts, and again; with the right verdict
/// for each of them by name.
@Suite struct ThousandPictures {
  private static let manifest = """
    {"defaults": {"cell-size": 10, "font-size": 6, "gap": 1, "padding": 1, "dot-radius": 2},
     "matrix": {"digits": [2, 3, 4, 5, 6], "style": ["square", "underline"],
                "state": ["normal", "error", "success", "disabled"],
                "line": {"thin": {"border-width": 0.5}, "normal": {}, "wide": {"border-width": 2},
                         "red": {"border-color": "red", "secure": true}, "blue": {"border-color": "#00F"}},
                "sign": {"a": {"text": "12"}, "b": {"text": "1"}, "c": {"text": ""},
                "d": {"text": "21"}, "e": {"text": "0"}}},
     "entries": [{"output": "{style}/{digits}/{state}-{line}-{sign}.png"}]}
    """
  private static let count = 2 * 5 * 4 * 5 * 5

  /// What is done to a baseline, and the verdict that it must get.
  private enum Damage: CaseIterable {
    case cut, pixel, replaced, deleted, emptied, text, folder

    var verdict: String {
      switch self {
      case .cut, .emptied, .text, .folder: "unreadable"
      case .pixel, .replaced: "different"
      case .deleted: "missing"
      }
    }
  }

  private func damage(
    _ name: String, _ damage: Damage, other: [UInt8], in folder: ScratchFolder
  ) throws {
    let path = folder.path("base/\(name)")
    var bytes = try folder.bytes(of: "base/\(name)")
    switch damage {
    case .cut: bytes = Array(bytes.dropLast(bytes.count / 3))
    case .replaced: bytes = other
    case .emptied: bytes = []
    case .text: bytes = Array("no picture".utf8)
    case .pixel: bytes = try Self.changingAPixel(bytes)
    case .deleted: return try FileManager.default.removeItem(atPath: path)
    case .folder:
      try FileManager.default.removeItem(atPath: path)
      return try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
    }
    try folder.put(bytes, at: "base/\(name)")
  }

  /// The file with another first pixel: a row of its own filter and a stored block make a file whose
  /// bytes are easy to change.
  private static func changingAPixel(_ bytes: [UInt8]) throws -> [UInt8] {
    let image = try PixelImage(png: bytes)
    var rows: [UInt8] = []
    for y in 0..<image.height {
      rows.append(0)
      for x in 0..<image.width {
        let pixel = image[x, y]
        let red = x == 3 && y == 3 ? pixel.red ^ 1 : pixel.red
        rows += [red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
    // zlib with stored blocks (RFC 1950, RFC 1951).
    var stream: [UInt8] = [0x78, 0x01]
    var rest = rows[...]
    while !rest.isEmpty {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let size = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0]
      stream += [size, ~size].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + block
    }
    var sums: (UInt32, UInt32) = (1, 0)
    for byte in rows {
      sums.0 = (sums.0 + UInt32(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    let sum = sums.1 << 16 | sums.0
    stream += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    let chunks = try PNGChunks(bytes).all.filter { $0.kind != "IDAT" && $0.kind != "IEND" }
    return PNGChunks.file(chunks + [("IDAT", stream), ("IEND", [])])
  }

  @Test(.timeLimit(.minutes(2))) func interruptedDamagedShardedAndRepeated() throws {
    let folder = try ScratchFolder()
    try folder.put(Self.manifest, at: "m.json")
    try interrupted(in: folder)

    // The second run does the rest, and knows what is there.
    let present = try folder.pictures().count
    #expect(try folder.litter().isEmpty)
    let batch = ["batch", "m.json", "--into", "base", "--json", "-j2"]
    let second = try Codebox.run(batch, in: folder)
    #expect(second.code == 0, "\(second.errors)")
    #expect(
      try second.summary()
        == ["written": Self.count - present, "unchanged": present, "failed": 0])
    let names = try second.words(of: "status").keys.sorted()
    #expect(names.count == Self.count)
    #expect(try Codebox.run(batch, in: folder).summary()["unchanged"] == Self.count)

    var expected = Dictionary(uniqueKeysWithValues: names.map { ($0, "same") })
    try damage(names, expecting: &expected, in: folder)
    let verify = ["verify", "m.json", "-b", "base", "--json", "-j2"]
    let whole = try Codebox.run(verify, in: folder)
    #expect(whole.code == 3)
    #expect(try whole.words(of: "verdict") == expected)

    // The parts say the same as the whole, each name once.
    let parts = try (1...5).map { part in
      try Codebox.run(verify + ["--shard", "\(part)/5"], in: folder).words(of: "verdict")
    }
    #expect(parts.reduce(0) { $0 + $1.count } == expected.count)
    #expect(parts.reduce(into: [:]) { $0.merge($1) { _, _ in "told twice" } } == expected)

    // Drawn again, everything is there but what only people can mend.
    let again = try Codebox.run(batch, in: folder)
    let folders = expected.keys.filter { isFolder("base/\($0)", in: folder) }.count
    let wrong = expected.values.filter { $0 != "same" && $0 != "orphan" }.count
    #expect(again.code == (folders > 0 ? 4 : 0))
    #expect(
      try again.summary() == [
        "written": wrong - folders, "unchanged": Self.count - wrong, "failed": folders,
      ])
    let last = try Codebox.run(verify, in: folder).summary()
    #expect(last["same"] == Self.count - folders && last["unreadable"] == folders)
  }

  private func isFolder(_ name: String, in folder: ScratchFolder) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder.path(name), isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Ends two runs in the middle by a signal each; what is there is whole.
  private func interrupted(in folder: ScratchFolder) throws {
    for (signal, share) in [("INT", 150), ("TERM", 250)] {
      let run = try Codebox.shell(
        """
        python3 - <<'PY'
        import os, signal, subprocess, time
        child = subprocess.Popen(
            [os.environ["CODEBOX"], "batch", "m.json", "--into", "base", "-j2"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        for _, line in zip(range(\(share)), child.stdout): pass
        child.send_signal(signal.SIG\(signal))
        out, err = child.communicate()
        assert child.returncode == -signal.SIG\(signal), (child.returncode, err)
        assert b"interrupted after " in err, err
        assert b"unchanged:" not in out, out
        PY
        """, in: folder)
      #expect(run.code == 0, "\(run.errors)")
      let names = try folder.pictures()
      #expect(names.count >= share && names.count < Self.count)
      for name in names { _ = try PixelImage(path: folder.path(name)) }
    }
  }

  /// Damages a tenth of the pictures, and adds files that are nobody's.
  private func damage(
    _ names: [String], expecting expected: inout [String: String], in folder: ScratchFolder
  ) throws {
    var random = Random(seed: 20_261_130)
    let other = try Codebox.run(["render", "-o", "-", "7"], in: folder).output
    for (index, name) in names.shuffled(using: &random).prefix(Self.count / 10).enumerated() {
      let damage = Damage.allCases[index % Damage.allCases.count]
      try self.damage(name, damage, other: other, in: folder)
      expected[name] = damage.verdict
    }
    for index in 0..<7 {
      let name = "square/\(index)/extra \(index).png"
      try folder.put(other, at: "base/\(name)")
      expected[name] = "orphan"
    }
    try folder.put("", at: "base/notes.txt")
  }
}
