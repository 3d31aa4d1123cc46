import CFreeType
import CodeField

/// Gathers a path while FreeType walks an outline.
///
/// FreeType's y runs up, ours down. Its quadratic curves become cubic ones that are the same curve:
/// each control point lies two thirds of the way from an end to the old one.
struct OutlineReader {
  private var path = Path()
  private var current = Point.zero
  private var isOpen = false

  /// The outline as a path of closed parts, or nil where FreeType finds it damaged.
  static func path(_ outline: inout FT_Outline) -> Path? {
    var reader = OutlineReader()
    var steps = unsafe FT_Outline_Funcs(
      move_to: { end, reader in
        unsafe OutlineReader.with(reader) { unsafe $0.move(to: $0.point(end)) }
      },
      line_to: { end, reader in
        unsafe OutlineReader.with(reader) { unsafe $0.line(to: $0.point(end)) }
      },
      conic_to: { control, end, reader in
        unsafe OutlineReader.with(reader) {
          unsafe $0.conic(control: $0.point(control), to: $0.point(end))
        }
      },
      cubic_to: { first, second, end, reader in
        unsafe OutlineReader.with(reader) {
          unsafe $0.cubic($0.point(first), $0.point(second), to: $0.point(end))
        }
      },
      shift: 0, delta: 0)
    // FT_Outline_Decompose
    let status = unsafe withUnsafeMutablePointer(to: &reader) {
      unsafe FT_Outline_Decompose(&outline, &steps, $0)
    }
    guard status == 0 else { return nil }
    reader.close()
    return reader.path
  }

  private static func with(
    _ reader: UnsafeMutableRawPointer?, _ step: (inout OutlineReader) -> Void
  ) -> Int32 {
    guard let reader = unsafe reader?.assumingMemoryBound(to: OutlineReader.self) else { return 1 }
    unsafe step(&reader.pointee)
    return 0
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector = unsafe vector?.pointee else { return current }
    return Point(x: Double(vector.x), y: -Double(vector.y))
  }

  private mutating func move(to point: Point) {
    close()
    path.elements.append(.move(point))
    current = point
    isOpen = true
  }

  private mutating func line(to point: Point) {
    path.elements.append(.line(point))
    current = point
  }

  private mutating func conic(control: Point, to end: Point) {
    func towardsControl(_ point: Point) -> Point {
      Point(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    cubic(towardsControl(current), towardsControl(end), to: end)
  }

  private mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
    path.elements.append(.curve(first, second, end))
    current = end
  }

  private mutating func close() {
    if isOpen { path.elements.append(.close) }
    isOpen = false
  }
}
