import CodeField

extension Domain where Value == Size {
  /// A cell's size: one number for a square, or two.
  static var cellSize: Domain<Size> {
    let side = Domain<Double>.points(from: 1)
    return Domain(
      syntax: "PT|PTxPT", expectation: "\(side.description.expectation()), or two such as 40x48",
      kind: .numberOrText
    ) { word in
      let sides = word.split(separator: "x", omittingEmptySubsequences: false)
        .map { side.parse(String($0)) }
      switch sides.count {
      case 1: return sides[0].map { Size(width: $0, height: $0) }
      case 2:
        guard let width = sides[0], let height = sides[1] else { return nil }
        return Size(width: width, height: height)
      default: return nil
      }
    }
  }
}
