import Foundation
import TestSupport
import Testing

/// The shell of the action's steps, run as GitHub's runner does: each step by a bash of its own, in a
/// workspace, with what earlier steps put out. Steps that use other actions are passed over, and the
/// installing script of the action's checkout is a sham that puts the binary under test into its
/// place.
struct ActionRun {
  /// The exit code of the step that failed, or 0.
  private(set) var code: Int32 = 0
  /// What each step printed, and then its errors.
  private(set) var log = ""
  /// By step and name, as `verify.exit-code`.
  private(set) var outputs: [String: String] = [:]
  private let folder: ScratchFolder
  private let inputs: [String: String]
  private let doctor: String

  /// - Parameters:
  ///   - inputs: what a workflow gives; the rest has the action's defaults.
  ///   - folder: has the workspace as `workspace`, and what the runner writes beside it.
  ///   - doctor: what `codebox doctor` exits with, or `real` for its own word, which takes a second.
  init(_ inputs: [String: String], in folder: ScratchFolder, doctor: String = "0") throws {
    self.folder = folder
    self.doctor = doctor
    let action = try YAMLDocument("action.yml")
    let known = try #require(action.at("inputs") as? [String: [String: Any]])
    self.inputs = known.mapValues { $0["default"] as? String ?? "" }
      .merging(inputs) { $1 }
    try layOut()
    for step in YAMLDocument.maps(action.at("runs", "steps")) where code == 0 {
      guard let script = step["run"] as? String else { continue }
      try run(script, id: step["id"] as? String, environment: step["env"] as? [String: String])
    }
  }

  var summary: String { get throws { try text("summary") } }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  /// The runner's files, and a checkout of the action.
  private func layOut() throws {
    let run = try Codebox.shell(
      #"""
      mkdir -p workspace temp action/Sources action/scripts
      for file in output summary path; do : >$file; done
      for file in Package.swift Sources/main.swift scripts/build scripts/setup; do
        echo $file >action/$file
      done
      cat >action/scripts/install <<'END'
      #!/bin/sh
      set -eu
      echo installed
      mkdir -p "$2/bin"
      printf '#!/bin/sh\n' >"$2/bin/codebox"
      printf '[ "$1" != doctor ] || [ "$DOCTOR" = real ] || exit "$DOCTOR"\n' >>"$2/bin/codebox"
      printf 'exec "$CODEBOX" "$@"\n' >>"$2/bin/codebox"
      chmod +x "$2/bin/codebox"
      END
      chmod +x action/scripts/install
      """#, in: folder)
    try #require(run.code == 0, "\(run.errors)")
  }

  private mutating func run(
    _ script: String, id: String?, environment own: [String: String]?
  ) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = "true"
    environment["DOCTOR"] = doctor
    environment["CODEBOX"] = Codebox.debug.path(percentEncoded: false)
    environment["GITHUB_ACTION_PATH"] = folder.path("action")
    environment["GITHUB_OUTPUT"] = folder.path("output")
    environment["GITHUB_STEP_SUMMARY"] = folder.path("summary")
    environment["GITHUB_PATH"] = folder.path("path")
    environment["RUNNER_TEMP"] = folder.path("temp")
    environment["TMPDIR"] = folder.path("temp")
    let added = try text("path").split(separator: "\n")
    environment["PATH"] = (added + [environment["PATH"]?[...] ?? ""]).joined(separator: ":")
    for (name, expression) in own ?? [:] { environment[name] = try value(of: expression) }

    try script.write(toFile: folder.path("step.sh"), atomically: false, encoding: .utf8)
    let run = try Codebox.run(
      URL(filePath: "/usr/bin/env"),
      ["-C", folder.path("workspace"), "bash", "--noprofile", "--norc", "-eo", "pipefail"]
        + [folder.path("step.sh")],
      in: nil, environment: environment, input: [])
    code = try #require(run.code)
    log += run.text + run.errors
    if let id { try takeOutputs(of: id) }
  }

  /// What an expression of a step's environment comes to; the action has these two kinds.
  private func value(of expression: String) throws -> String {
    if let match = expression.wholeMatch(of: /\$\{\{ inputs\.([a-z]+) \}\}/) {
      return try #require(inputs[String(match.1)])
    }
    let match = try #require(
      expression.wholeMatch(of: /\$\{\{ steps\.([a-z]+)\.outputs\.([a-z]+) \}\}/))
    return try #require(outputs["\(match.1).\(match.2)"])
  }

  /// Lines `NAME=VALUE`, and values of several lines between `NAME<<WORD` and `WORD`.
  private mutating func takeOutputs(of id: String) throws {
    var lines = try text("output").split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if let match = line.wholeMatch(of: /([a-z-]+)<<(.+)/) {
        let value = lines.prefix { $0 != match.2 }
        lines = lines.dropFirst(value.count + 1)
        outputs["\(id).\(match.1)"] = value.joined(separator: "\n")
      } else if let match = line.wholeMatch(of: /([a-z-]+)=(.*)/) {
        outputs["\(id).\(match.1)"] = String(match.2)
      } else {
        #expect(line.isEmpty, "no output: \(line)")
      }
    }
    try "".write(toFile: folder.path("output"), atomically: false, encoding: .utf8)
  }
}
