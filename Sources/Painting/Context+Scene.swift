import Cairo
import CodeField

extension Context {
  /// Makes a colour the source.
  func setSource(_ color: Color) {
    setSource(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
  }

  /// Adds a path to the current one.
  func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): move(toX: point.x, y: point.y)
      case .line(let point): line(toX: point.x, y: point.y)
      case .curve(let first, let second, let end):
        curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, toX: end.x, y: end.y)
      case .close: closePath()
      }
    }
  }
}
