import CodeField

/// A scene as text, an element a line, for goldens.
package enum SceneText {
  package static func text(_ scene: Scene) -> String {
    let head = "scene \(number(scene.size.width)) × \(number(scene.size.height))"
    return ([head] + scene.elements.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private static func lines(_ element: Scene.Element) -> [String] {
    switch element {
    case .fill(let path, let rule, let ink):
      return ["fill \(words(ink)) \(rule.rawValue) \(words(path))"]
    case .stroke(let path, let width, let cap, let ink):
      return ["stroke \(words(ink)) width \(number(width)) \(cap.rawValue) \(words(path))"]
    case .picture(let picture):
      let size = picture.size
      return [
        "picture \(size.width) × \(size.height) px in \(words(picture.destination)) "
          + "clip \(words(picture.clip))\(picture.isRepeated ? " repeated" : "")"
          + (picture.isExact ? " exact" : "")
      ]
    case .blur(let blur):
      return [
        "blur \(hexadecimal(blur.color)) deviation \(number(blur.deviation)) \(words(blur.path)) "
          + "clip \(words(blur.clip))"
      ]
    case .layer(let elements, let opacity):
      return ["layer \(number(opacity))"] + elements.flatMap(lines).map { "  " + $0 }
    }
  }

  private static func words(_ ink: Ink) -> String {
    switch ink {
    case .color(let color): hexadecimal(color)
    case .linear(let start, let end, let stops):
      "from \(words(start)) to \(words(end)): "
        + stops.map { "\(number($0.offset)) \(hexadecimal($0.color))" }.joined(separator: ", ")
    }
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
