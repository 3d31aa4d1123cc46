import CodeField

/// A scene as text, an element a line, for goldens.
package enum SceneText {
  package static func text(_ scene: Scene) -> String {
    var lines = ["scene \(number(scene.size.width)) × \(number(scene.size.height))"]
    for element in scene.elements {
      switch element {
      case .fill(let path, let rule, let color):
        lines.append("fill \(hexadecimal(color)) \(rule.rawValue) \(words(path))")
      case .stroke(let path, let width, let color):
        lines.append("stroke \(hexadecimal(color)) width \(number(width)) \(words(path))")
      case .picture(let picture):
        let size = picture.bitmap.size
        lines.append(
          "picture \(size.width) × \(size.height) px in \(words(picture.destination)) "
            + "clip \(words(picture.clip))\(picture.isRepeated ? " repeated" : "")")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M\(words(point))"
      case .line(let point): "L\(words(point))"
      case .curve(let first, let second, let end):
        "C\(words(first)) \(words(second)) \(words(end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private static func words(_ point: Point) -> String { "\(number(point.x)),\(number(point.y))" }

  private static func words(_ rect: Rect) -> String {
    "\(number(rect.x)),\(number(rect.y)) \(number(rect.width)) × \(number(rect.height))"
  }

  /// Four decimals: far below a pixel, far above the noise of floating point.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  private static func hexadecimal(_ color: Color) -> String {
    "#"
      + [color.red, color.green, color.blue, color.alpha].map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return channel < 16 ? "0" + digits : digits
      }.joined()
  }
}
