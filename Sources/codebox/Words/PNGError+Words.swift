import PNG

extension PNGError {
  /// The fault for a message.
  var words: String {
    switch self {
    case .damaged(let words): words
    case .tooLarge(let width, let height): "\(width) × \(height) px"
    case .outOfMemory: "memory ran out"
    }
  }
}
