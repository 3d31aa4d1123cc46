/// Standard output, and whole files.
enum Output {
  /// Writes `bytes`. A reader that went away has had enough, which is no fault.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(SystemError) {
      try StandardStreams.writeOutput(bytes)
    } catch  where error.isBrokenPipe {
      return
    } catch {
      throw Failure(
        code: .inputOutput, message: "cannot write to standard output: \(error.reason)")
    }
  }

  static func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  /// Puts a whole file in place.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try translating({ (error: SystemError) in error.failure(writing: path) }) {
      () throws(SystemError) in
      try FileWriter.replace(path, with: bytes)
    }
  }

  /// Takes a file away where there is one.
  static func remove(_ path: String) throws(Failure) {
    try translating({ (error: SystemError) in error.failure(writing: path) }) {
      () throws(SystemError) in
      try FileWriter.remove(path)
    }
  }
}
