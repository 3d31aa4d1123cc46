/// Whose pictures findings carry.
enum KeptPictures: Sendable {
  case none
  case ofDifferences
  case all

  func takes(_ verdict: Verdict) -> Bool {
    switch self {
    case .none: false
    case .ofDifferences: verdict != .same
    case .all: true
    }
  }
}
