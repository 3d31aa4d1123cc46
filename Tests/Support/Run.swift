import Foundation

/// How a run of the built command ended.
package struct Run: Sendable {
  /// The exit code, or nil where a signal ended the run.
  package let code: Int32?
  package let output: [UInt8]
  package let errors: String

  package var text: String { String(decoding: output, as: UTF8.self) }
}

/// The built command.
package enum Codebox {
  /// The binary of the build under test, beside the test bundle.
  package static let debug = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "codebox")

  /// The release binary, where the test script built one.
  package static let release = ProcessInfo.processInfo.environment["CODEBOX_RELEASE"]
    .map { URL(filePath: $0) }

  /// Runs the command and waits for it.
  ///
  /// - Parameters:
  ///   - folder: the working folder.
  ///   - environment: nil passes this process's on.
  ///   - input: what standard input holds.
  package static func run(
    _ arguments: [String], in folder: ScratchFolder? = nil, environment: [String: String]? = nil,
    input: String = "", binary: URL = debug
  ) throws -> Run {
    try run(
      binary, arguments, in: folder, environment: environment, input: Array(input.utf8))
  }

  /// Runs a shell script that finds the binary as `$CODEBOX`.
  package static func shell(_ script: String, in folder: ScratchFolder) throws -> Run {
    var environment = ProcessInfo.processInfo.environment
    environment["CODEBOX"] = debug.path(percentEncoded: false)
    return try run(
      URL(filePath: "/bin/bash"), ["-c", script], in: folder, environment: environment, input: [])
  }

  /// Runs any program and waits for it.
  package static func run(
    _ program: URL, _ arguments: [String], in folder: ScratchFolder?,
    environment: [String: String]?, input: [UInt8]
  ) throws -> Run {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder.url }
    if let environment { process.environment = environment }
    // Files instead of pipes: nothing to drain while the run goes on.
    let scratch = try ScratchFolder()
    let streams = ["in", "out", "err"].map { scratch.url.appending(path: $0) }
    try Data(input).write(to: streams[0])
    try Data().write(to: streams[1])
    try Data().write(to: streams[2])
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try SignalMask.cleared { try process.run() }
    process.waitUntilExit()
    return Run(
      code: process.terminationReason == .exit ? process.terminationStatus : nil,
      output: Array(try Data(contentsOf: streams[1])),
      errors: String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self))
  }
}
