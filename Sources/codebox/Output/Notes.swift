/// Remarks on standard error; they change no exit code.
enum Notes {
  static func write(_ words: String) {
    StandardStreams.writeError("codebox: note: \(words)\n")
  }
}
