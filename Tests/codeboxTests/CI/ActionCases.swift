import Foundation
import TestSupport
import Testing

/// The action at work.
@Suite struct ActionCases {
  private static let inputs = ["manifest": "codes.json", "baseline": "baselines"]

  /// A folder whose workspace has a manifest and the baselines of all its pictures.
  private static func workspace(_ manifest: String, then script: String = "") throws
    -> ScratchFolder
  {
    let folder = try ScratchFolder()
    let run = try Codebox.shell(
      """
      set -e
      unset CI
      mkdir workspace && cd workspace
      cat >codes.json <<'END'
      \(manifest)
      END
      "$CODEBOX" accept --baseline baselines codes.json
      \(script)
      """, in: folder)
    try #require(run.code == 0, "\(run.errors)")
    return folder
  }

  private static let two = """
    [{"output": "a.png", "text": "1"}, {"output": "b.png", "text": "12", "scale": 2}]
    """

  @Test func samePictures() throws {
    let folder = try Self.workspace(Self.two)
    let run = try ActionRun(Self.inputs, in: folder, doctor: "real")
    #expect(run.code == 0, "\(run.log)")
    #expect(run.outputs["verify.exit-code"] == "0" && run.outputs["verify.same"] == "2")
    for verdict in ["different", "missing", "orphan", "unreadable", "failed"] {
      #expect(run.outputs["verify.\(verdict)"] == "0", "\(verdict)")
    }
    #expect(try run.summary.hasPrefix("### codebox verify: the pictures are the same\n"))
    #expect(run.log.contains("draws the same pictures") && !run.log.contains("::error"))
    for name in ["report.html", "junit.xml"] {
      #expect(
        FileManager.default.fileExists(atPath: folder.path("workspace/codebox-report/\(name)")))
    }
    // No more than the build is left where the runner keeps what is for a while.
    #expect(try folder.names().filter { $0.hasPrefix("temp/") }.count == 3)

    // The build of a first run serves a second; with another source it has another name.
    #expect(run.log.contains("installed") && run.outputs["build.built"] == "true")
    let again = try ActionRun(Self.inputs, in: folder)
    #expect(again.code == 0 && again.outputs["build.built"] == nil)
    let key = try #require(run.outputs["sources.key"])
    #expect(key.wholeMatch(of: /codebox-[a-z]+-[\w.]+-\w+-[0-9a-f]{64}/) != nil, "\(key)")
    #expect(again.outputs["sources.key"] == key)
  }

  @Test func otherPictures() throws {
    let folder = try Self.workspace(
      Self.two,
      then: """
        "$CODEBOX" render 34 -o baselines/a.png
        "$CODEBOX" render 34 -o 'baselines/<b>&`*.png'
        """)
    let run = try ActionRun(Self.inputs, in: folder)
    #expect(run.code == 1)
    let counts = ["exit-code": "1", "same": "1", "different": "1", "orphan": "1", "missing": "0"]
    for (name, count) in counts { #expect(run.outputs["verify.\(name)"] == count, "\(name)") }
    let summary = try run.summary
    #expect(summary.hasPrefix("### codebox verify: pictures differ\n"))
    #expect(summary.contains("\ndifferent: a.png ("))
    #expect(summary.contains("\norphan: &lt;b&gt;&amp;`*.png\n") && !summary.contains("<b>"))
    #expect(
      summary.contains(
        "\naccept: codebox accept --baseline=baselines --remove-orphans -- codes.json\n"))
    #expect(
      run.log.contains(
        "::error title=codebox verify::pictures differ (same: 1, different: 1, orphan: 1)"))
    let names = try folder.names()
    for name in ["report.html", "junit.xml", "artifacts/difference/a.png"] {
      #expect(names.contains("workspace/codebox-report/\(name)"), "\(name)")
    }
    #expect(run.outputs["verify.name"] == "codebox-report")
    #expect(
      run.outputs["verify.report"] == """
        codebox-report/report.html
        codebox-report/junit.xml
        codebox-report/artifacts
        """)
  }

  /// A runner that draws other pictures says so, and nothing is verified or kept.
  @Test func anotherRunner() throws {
    let run = try ActionRun(Self.inputs, in: try Self.workspace(Self.two), doctor: "1")
    #expect(run.code == 1 && run.log.contains("::error title=codebox doctor::"))
    #expect(run.outputs["verify.report"] == nil)
    #expect(try run.summary.isEmpty)
  }

  @Test func missingAndFailed() throws {
    let folder = try Self.workspace(Self.two, then: "rm baselines/b.png")
    let missing = try ActionRun(Self.inputs, in: folder)
    #expect(missing.code == 5 && missing.outputs["verify.missing"] == "1")
    #expect(try missing.summary.contains("pictures have no baseline"))
    try #"[{"output": "a.png", "text": "x"}]"#.write(
      toFile: folder.path("workspace/codes.json"), atomically: false, encoding: .utf8)
    let failed = try ActionRun(Self.inputs, in: folder)
    #expect(failed.code == 3 && failed.outputs["verify.failed"] == "1")
    #expect(try failed.summary.contains("\ncodebox: entry 1 (line 1)"))
  }

  /// Parts say together what the whole says, and each keeps its report under a name of its own.
  @Test func shards() throws {
    let folder = try Self.workspace(
      #"{"matrix": {"digits": [4, 5, 6, 7, 8]}, "entries": [{"output": "{digits}.png"}]}"#)
    var same = 0
    for part in ["1/2", "2/2"] {
      let run = try ActionRun(
        Self.inputs.merging(["shard": part, "html": "", "junit": "j.xml"]) { $1 }, in: folder)
      #expect(run.code == 0, "\(run.log)")
      same += Int(run.outputs["verify.same"] ?? "") ?? 0
      #expect(run.outputs["verify.name"] == "codebox-report-\(part.prefix(1))-of-2")
      #expect(run.outputs["verify.report"] == "j.xml\ncodebox-report/artifacts")
      #expect(try run.summary.contains("\ncodes.json, part \(part)\n"))
    }
    #expect(same == 5)
    let names = try folder.names()
    #expect(!names.contains("workspace/codebox-report/report.html"))
  }

  @Test func arguments() throws {
    let folder = try Self.workspace(Self.two, then: "\"$CODEBOX\" render 34 -o baselines/a.png")
    func run(_ arguments: String) throws -> ActionRun {
      try ActionRun(Self.inputs.merging(["arguments": arguments]) { $1 }, in: folder)
    }
    let lenient = try run("--tolerance=255\n\n--max-different=4\n")
    #expect(lenient.code == 0, "\(lenient.log)")
    let strict = try run("--tolerance=1\n--max-different=4\n")
    #expect(
      try strict.summary.contains(
        "\naccept: codebox accept --baseline=baselines --tolerance=1 --max-different=4 -- codes.json\n"
      ))
    let unknown = try run("--tolerance 255")
    #expect(unknown.code == 2 && unknown.outputs["verify.exit-code"] == "2")
    #expect(unknown.outputs["verify.different"]?.isEmpty == true)
    for option in ["--quiet", "--json"] {
      let run = try run(option)
      #expect(run.code == 2 && run.log.contains("::error") && run.log.contains("leave no sum"))
    }
    for input in Self.inputs.keys {
      let run = try ActionRun(Self.inputs.merging([input: ""]) { $1 }, in: folder)
      #expect(run.code == 2 && run.log.contains("the input \(input) is missing"))
    }
  }

  /// Neither inputs nor names are taken for shell, outputs or the runner's commands.
  @Test func hostileWords() throws {
    let folder = try Self.workspace(Self.two)
    let words = "$(touch harm)`touch harm`\"; touch harm; '\nsame=9"
    let hostile = try ActionRun(
      ["manifest": words, "baseline": words, "name": words, "arguments": "$(touch harm)"],
      in: folder)
    let names = try folder.names()
    #expect(hostile.code != 0 && !names.contains { $0.hasSuffix("harm") })
    let named = try Self.workspace(
      #"[{"output": "::set-env name=X::y, same: 7.png", "text": "1"}]"#,
      then: "rm -r baselines")
    let run = try ActionRun(
      Self.inputs.merging(["name": "x\nsame=9\nname<<y"]) { $1 }, in: named)
    #expect(run.code == 5 && run.outputs["verify.same"] == "0")
    #expect(run.outputs["verify.name"] == "x\nsame=9\nname<<y")
    let stop = try #require(run.log.firstMatch(of: /::stop-commands::([0-9a-f]{32})\n/))
    let command = try #require(run.log.range(of: "::set-env"))
    let resumed = try #require(run.log.range(of: "\n::\(stop.1)::\n"))
    #expect(stop.range.upperBound < command.lowerBound)
    #expect(command.upperBound < resumed.lowerBound)
  }
}
