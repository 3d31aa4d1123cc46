import Foundation

/// The field that the cases are put in: cells of 40×48 pt, a gap of 8, a border of 1, DejaVu Sans at
/// 24 pt. It has no outer margin, so cell k starts at x = 48k.
package struct Field {
  package let count: Int
  package let scale: Double
  private let scratch: ScratchFolder

  package init(_ count: Int, scale: Double = 1) throws {
    self.count = count
    self.scale = scale
    scratch = try ScratchFolder()
  }

  package static let cellWidth = 40.0
  package static let cellHeight = 48.0
  package static let pitch = 48.0

  package var options: [String] {
    [
      "--digits", "\(count)", "--layout", "gap", "--gap", "8", "--cell-size", "40x48",
      "--scale", "\(scale)",
    ]
  }

  package static let font = ["--font", Fixtures.dejaVu, "--font-size", "24"]

  /// The picture for further options and a text.
  package func image(
    _ further: [String] = [], font: [String] = Field.font, text: String? = nil
  ) throws -> PixelImage {
    try PixelImage(png: png(further, font: font, text: text))
  }

  package func png(
    _ further: [String] = [], font: [String] = Field.font, text: String? = nil
  ) throws -> [UInt8] {
    let arguments =
      ["render"] + options + font + further + ["-o", "-"] + (text.map { ["--", $0] } ?? [])
    let run = try Codebox.run(arguments)
    guard run.code == 0 else { throw FailedRun(errors: run.errors) }
    return run.output
  }

  /// The pixels of cell `index`.
  package func cell(_ index: Int) -> PixelArea {
    let left = Int((Self.pitch * Double(index) * scale).rounded())
    return PixelArea(
      x: left..<left + Int((Self.cellWidth * scale).rounded()),
      y: 0..<Int((Self.cellHeight * scale).rounded()))
  }

  /// The middle of cell `index`, in pixels.
  package func center(_ index: Int) -> (x: Double, y: Double) {
    (
      (Self.pitch * Double(index) + Self.cellWidth / 2) * scale, Self.cellHeight / 2 * scale
    )
  }
}

/// A run that should have gone well.
package struct FailedRun: Error, CustomStringConvertible {
  package let errors: String

  package init(errors: String) {
    self.errors = errors
  }

  package var description: String { errors }
}
