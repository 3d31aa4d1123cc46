/// How a run ended. The numbers and their meanings are part of the command's promise.
enum ExitCode: Int32, CaseIterable {
  case done = 0
  case different = 1
  case usage = 2
  case content = 3
  case inputOutput = 4
  case baselineMissing = 5
  case software = 70

  /// For help and README.
  var meaning: String {
    switch self {
    case .done: "done; or all pictures are the same"
    case .different: "pictures differ"
    case .usage:
      "the command line is wrong: an option, a value, or values that contradict each other"
    case .content: "a text, picture, font, look or manifest cannot be used as it is"
    case .inputOutput: "a file or stream cannot be read or written"
    case .baselineMissing: "a picture has no baseline to be compared with"
    case .software: "a fault in codebox itself"
    }
  }
}
