import CodeField
import Foundation
import PNG

/// A decoded picture, for measuring.
package struct PixelImage: Equatable, Sendable {
  package struct Pixel: Hashable, Sendable, CustomStringConvertible {
    package let red, green, blue, alpha: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    package static let white = Pixel(255, 255, 255)
    package static let black = Pixel(0, 0, 0)

    package var description: String { "rgba(\(red), \(green), \(blue), \(alpha))" }

    /// The largest difference in a channel.
    package func distance(to other: Pixel) -> Int {
      zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
        .map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
  }

  package let width: Int
  package let height: Int
  private let bytes: [UInt8]

  package init(png: [UInt8]) throws {
    let bitmap = try PNGReader.bitmap(
      png, limits: PNGLimits(largestSide: 32_767, mostPixels: 64_000_000))
    width = bitmap.size.width
    height = bitmap.size.height
    bytes = bitmap.bytes
  }

  package init(path: String) throws {
    try self.init(png: Array(try Data(contentsOf: URL(filePath: path))))
  }

  package subscript(x: Int, y: Int) -> Pixel {
    let start = 4 * (y * width + x)
    return Pixel(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
  }

  /// The whole picture.
  package var area: PixelArea { PixelArea(x: 0..<width, y: 0..<height) }

  /// The pixels of an area in rows.
  package func pixels(_ area: PixelArea) -> [[Pixel]] {
    area.y.map { y in area.x.map { x in self[x, y] } }
  }

  /// How two pictures differ, in a line.
  package func differences(from other: PixelImage) -> String {
    guard width == other.width, height == other.height else {
      return "sizes differ: \(width)×\(height), \(other.width)×\(other.height)"
    }
    var count = 0
    var largest = 0
    var first = ""
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        if count == 0 { first = "first at (\(x), \(y)): \(self[x, y]) and \(other[x, y])" }
        count += 1
        largest = max(largest, self[x, y].distance(to: other[x, y]))
      }
    }
    return "\(count) pixels differ by up to \(largest), \(first)"
  }
}

/// A rectangle of whole pixels.
package struct PixelArea: Sendable {
  package let x: Range<Int>
  package let y: Range<Int>

  package init(x: Range<Int>, y: Range<Int>) {
    self.x = x
    self.y = y
  }

  package func inset(by distance: Int) -> PixelArea {
    PixelArea(
      x: (x.lowerBound + distance)..<(x.upperBound - distance),
      y: (y.lowerBound + distance)..<(y.upperBound - distance))
  }
}
