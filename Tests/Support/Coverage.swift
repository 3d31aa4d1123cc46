/// How much of each pixel a drawing covers, 0…1, seen as its difference from the picture without it.
package struct Coverage: Sendable {
  package let area: PixelArea
  private let values: [[Double]]

  /// The coverage of a drawing of one opaque colour over one opaque ground.
  package init(of image: PixelImage, without blank: PixelImage, in area: PixelArea) {
    self.area = area
    let darkest = 255.0
    values = area.y.map { y in
      area.x.map { x in
        Double(image[x, y].distance(to: blank[x, y])) / darkest
      }
    }
  }

  package subscript(x: Int, y: Int) -> Double {
    values[y - area.y.lowerBound][x - area.x.lowerBound]
  }

  /// The sum over all pixels: the area that is covered, in pixels.
  package var mass: Double { values.reduce(0) { $0 + $1.reduce(0, +) } }

  package func mass(rows: Range<Int>) -> Double {
    rows.reduce(0) { $0 + values[$1 - area.y.lowerBound].reduce(0, +) }
  }

  /// The drawing's edges below a pixel's size: an outermost row or column counts by the most that
  /// any of its pixels is covered. Nil where nothing is drawn.
  package var box: (left: Double, top: Double, right: Double, bottom: Double)? {
    let rows = values.map { $0.max() ?? 0 }
    let columns = area.x.indices.map { index in
      values.map { $0[index - area.x.startIndex] }.max() ?? 0
    }
    guard let vertical = Self.extent(rows, from: area.y.lowerBound),
      let horizontal = Self.extent(columns, from: area.x.lowerBound)
    else { return nil }
    return (horizontal.0, vertical.0, horizontal.1, vertical.1)
  }

  /// The middle of `box`.
  package var center: (x: Double, y: Double)? {
    box.map { (($0.left + $0.right) / 2, ($0.top + $0.bottom) / 2) }
  }

  /// The centre of mass: right for discs, wrong for digits.
  package var centroid: (x: Double, y: Double)? {
    guard mass > 0 else { return nil }
    var sum = (x: 0.0, y: 0.0)
    for y in area.y {
      for x in area.x {
        sum.x += self[x, y] * (Double(x) + 0.5)
        sum.y += self[x, y] * (Double(y) + 0.5)
      }
    }
    return (sum.x / mass, sum.y / mass)
  }

  private static func extent(_ line: [Double], from start: Int) -> (Double, Double)? {
    let visible = 1.0 / 255
    guard let first = line.firstIndex(where: { $0 >= visible }),
      let last = line.lastIndex(where: { $0 >= visible })
    else { return nil }
    return (Double(start + first) + 1 - line[first], Double(start + last) + line[last])
  }
}
