import CodeField

/// File names to pictures.
enum PictureStage {
  /// The densities for which a picture may have a file of its own.
  private static let densities = [2, 3]

  /// The picture for `scale` device pixels to a point.
  ///
  /// `FILE@2x.png` beside `FILE.png` is taken at scale 2, `FILE@3x.png` at 3; each has that many
  /// pixels to a point. A name without such an ending has one. Where only files for other scales
  /// exist, the densest is taken.
  static func picture(_ path: String, scale: Double) throws(Failure) -> Picture {
    if let density = density(of: path) {
      return try decode(try PictureFile.bytes(of: path), path, density: density)
    }
    let base = try PictureFile.bytesIfPresent(of: path)
    let exact = densities.filter { Double($0) == scale }
    for density in base == nil ? exact + densities.reversed() : exact {
      let variant = variant(of: path, density: density)
      guard let bytes = try PictureFile.bytesIfPresent(of: variant) else { continue }
      let picture = try decode(bytes, variant, density: density)
      if let base { try compare(picture, variant, with: base, path, density: density) }
      return picture
    }
    guard let base else { return try decode(try PictureFile.bytes(of: path), path, density: 1) }
    return try decode(base, path, density: 1)
  }

  /// A field must not change its size with the scale.
  private static func compare(
    _ picture: Picture, _ variant: String, with base: [UInt8], _ path: String, density: Int
  ) throws(Failure) {
    let size = try PictureFile.size(of: base, name: path.quoted)
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
    let raster = try PictureFile.raster(bytes, name: path.quoted)
    return Picture(
      raster: raster,
      size: Size(
        width: Double(raster.size.width) / Double(density),
        height: Double(raster.size.height) / Double(density)))
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
