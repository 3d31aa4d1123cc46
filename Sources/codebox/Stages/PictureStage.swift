import CodeField
import PNG

/// File names to pictures.
enum PictureStage {
  /// The largest file that is read, in bytes.
  static let limit = 256 << 20
  /// The densities for which a picture may have a file of its own.
  private static let densities = [2, 3]

  /// The picture for `scale` device pixels to a point.
  ///
  /// `FILE@2x.png` beside `FILE.png` is taken at scale 2, `FILE@3x.png` at 3; each has that many
  /// pixels to a point. A name without such an ending has one. Where only files for other scales
  /// exist, the densest is taken.
  static func picture(_ path: String, scale: Double) throws(Failure) -> Picture {
    if let density = density(of: path) {
      return try decode(try read(path), path, density: density)
    }
    let base = try readIfPresent(path)
    let exact = densities.filter { Double($0) == scale }
    for density in base == nil ? exact + densities.reversed() : exact {
      let variant = variant(of: path, density: density)
      guard let bytes = try readIfPresent(variant) else { continue }
      let picture = try decode(bytes, variant, density: density)
      if let base { try compare(picture, variant, with: base, path, density: density) }
      return picture
    }
    guard let base else { return try decode(try read(path), path, density: 1) }
    return try decode(base, path, density: 1)
  }

  /// A field must not change its size with the scale.
  private static func compare(
    _ picture: Picture, _ variant: String, with base: [UInt8], _ path: String, density: Int
  ) throws(Failure) {
    let size = try translating({ failure($0, path) }) { () throws(PNGError) in
      try PNGReader.size(of: base, limits: PixelLimits.png)
    }
    let pixels = picture.raster.size
    let expected = PixelSize(width: size.width * density, height: size.height * density)
    guard pixels == expected else {
      throw .content(
        "\(variant.quoted) has \(pixels.words); \(expected.words) are needed, "
          + "\(density) times \(path.quoted)")
    }
  }

  private static func decode(
    _ bytes: [UInt8], _ path: String, density: Int
  ) throws(Failure) -> Picture {
    let bitmap = try translating({ failure($0, path) }) { () throws(PNGError) in
      try PNGReader.bitmap(bytes, limits: PixelLimits.png)
    }
    return Picture(
      raster: Raster(bitmap),
      size: Size(
        width: Double(bitmap.size.width) / Double(density),
        height: Double(bitmap.size.height) / Double(density)))
  }

  private static func failure(_ error: PNGError, _ path: String) -> Failure {
    switch error {
    case .damaged(let words):
      .content("\(path.quoted) is no PNG that can be read (\(words)); save it as PNG anew")
    case .tooLarge(let width, let height):
      .content(
        "\(path.quoted) has \(PixelSize(width: width, height: height).words); "
          + PixelLimits.words)
    case .outOfMemory:
      Failure(code: .software, message: "memory ran out while reading \(path.quoted)")
    }
  }

  private static func read(_ path: String) throws(Failure) -> [UInt8] {
    try translating({ (error: SystemError) in error.failure(reading: path) }) {
      () throws(SystemError) in
      try FileReader.bytes(of: path, limit: limit)
    }
  }

  private static func readIfPresent(_ path: String) throws(Failure) -> [UInt8]? {
    do throws(SystemError) {
      return try FileReader.bytes(of: path, limit: limit)
    } catch  where error.isMissing {
      return nil
    } catch {
      throw error.failure(reading: path)
    }
  }

  // MARK: Names

  private static let ending = ".png"

  private static func density(of path: String) -> Int? {
    let name = path.lowercased()
    return densities.first { name.hasSuffix("@\($0)x\(ending)") }
  }

  private static func variant(of path: String, density: Int) -> String {
    path.lowercased().hasSuffix(ending)
      ? "\(path.dropLast(ending.count))@\(density)x\(path.suffix(ending.count))"
      : "\(path)@\(density)x\(ending)"
  }
}
