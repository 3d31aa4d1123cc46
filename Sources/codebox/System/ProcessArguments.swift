/// The process's arguments, as they came.
enum ProcessArguments {
  /// The words after the program's name.
  ///
  /// - Throws: a usage failure for a word that is not UTF-8: repaired, it would name another file.
  static func words() throws(Failure) -> [String] {
    // On Linux the runtime reads them from /proc; without it there is not even the program's name.
    guard CommandLine.argc > 0 else {
      throw Failure(code: .inputOutput, message: "cannot read the arguments: is /proc mounted?")
    }
    var words: [String] = []
    for index in 1..<Int(CommandLine.argc) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
      guard let word = unsafe String(validatingCString: argument) else {
        throw .usage("argument \(index) is not UTF-8")
      }
      guard !word.hasPilesOfMarks else {
        throw .usage("argument \(index) has more than \(String.mostMarks) marks on one character")
      }
      words.append(word)
    }
    return words
  }
}
