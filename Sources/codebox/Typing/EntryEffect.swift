import CodeField

/// How a typed character comes in.
enum EntryEffect: String, CaseIterable, Sendable {
  case none
  case fade
  case grow

  /// How long it takes, in milliseconds, and how long each of its pictures stays.
  static let length = 160
  static let step = 20

  /// The content so long after it was typed, or nil once it is in.
  func entering(_ index: Int, after time: Int) -> EnteringContent? {
    guard self != .none, time < Self.length else { return nil }
    let part = Double(time + Self.step) / Double(Self.length)
    return switch self {
    case .none: nil
    case .fade: EnteringContent(index: index, opacity: min(part, 1), scale: 1)
    case .grow: EnteringContent(index: index, opacity: min(2 * part, 1), scale: 0.4 + 0.6 * part)
    }
  }
}
