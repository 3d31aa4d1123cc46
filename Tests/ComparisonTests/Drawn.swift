import CodeField
import Painting
import Typeface

/// Shapes as fields have them, drawn by the painter at any place.
enum Drawn {
  /// A shape's name and how it is added to a scene, moved by an offset.
  struct Shape: Sendable, CustomStringConvertible {
    let name: String
    let draw: @Sendable (inout Scene, Point) -> Void

    var description: String { name }
  }

  static let size = Size(width: 60, height: 60)

  /// A picture of a shape over white, or over nothing.
  static func raster(
    _ shape: Shape, at offset: Point = .zero, background: Color = .white
  ) throws -> Raster {
    var scene = Scene(size: size)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    scene.fill(.rect(frame), paint: .color(background), over: frame)
    shape.draw(&scene, offset)
    return try Painter.paint(scene, scale: 1)
  }

  /// A stroke along a path, painted half to either side.
  static func stroke(
    _ name: String, _ path: Path, width: Double, color: Color = .black, cap: LineCap = .butt
  ) -> Shape {
    Shape(name: "\(name), \(width) px") { scene, offset in
      scene.stroke(
        path.scaled(by: 1, movedTo: offset), width: width, cap: cap, paint: .color(color),
        over: Rect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  static func fill(_ name: String, _ path: Path, color: Color = .black) -> Shape {
    Shape(name: name) { scene, offset in
      scene.fill(
        path.scaled(by: 1, movedTo: offset), paint: .color(color),
        over: Rect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  static func box(radius: Double, inset: Double = 10) -> Path {
    .roundedRect(
      Rect(x: inset, y: inset, width: 60 - 2 * inset, height: 60 - 2 * inset),
      corners: Corners(radius))
  }

  /// A character of the embedded font, its baseline at y = 45.
  static func character(_ character: Character, size: Double) throws -> Shape {
    let glyph = try Face(.regular).glyph(for: character)
    let path = glyph.outline.scaled(
      by: size / Double(glyph.metrics.unitsPerEm), movedTo: Point(x: 15, y: 45))
    return fill("\(character) of \(size) px", path)
  }

  /// The path with each curve in so many straight pieces.
  static func flattened(_ path: Path, pieces: Int) -> Path {
    var elements: [Path.Element] = []
    var pen = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point):
        pen = point
        elements.append(element)
      case .curve(let first, let second, let end):
        for piece in 1...pieces {
          let t = Double(piece) / Double(pieces)
          let r = 1 - t
          func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            r * r * r * a + 3 * r * r * t * b + 3 * r * t * t * c + t * t * t * d
          }
          elements.append(
            .line(
              Point(
                x: mix(pen.x, first.x, second.x, end.x), y: mix(pen.y, first.y, second.y, end.y))))
        }
        pen = end
      case .close:
        elements.append(element)
      }
    }
    return Path(elements)
  }
}
