/// What a shape is filled with.
package enum Paint: Equatable, Sendable {
  case color(Color)
  /// Runs across whatever box the shape belongs to.
  case gradient(Gradient)

  /// Whether nothing of it can be seen.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.isClear
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.isClear }
    }
  }

  /// Whether nothing can be seen through it.
  package var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.isOpaque }
    }
  }

  package static let black = Paint.color(.black)
  package static let white = Paint.color(.white)
}
