import CodeField
import PNG

/// PNG files to pixels, and what is wrong with them in the tool's words.
enum PictureFile {
  /// The largest file that is read, in bytes.
  static let limit = 256 << 20

  /// The pixels of a file that was read.
  ///
  /// - Parameter name: the file as messages name it.
  static func raster(_ bytes: [UInt8], name: String) throws(Failure) -> Raster {
    let size = try size(of: bytes, name: name)
    guard SystemMemory.isAvailable(bytes: 4 * size.width * size.height) else {
      throw failure(.outOfMemory, name: name)
    }
    return try translating({ failure($0, name: name) }) { () throws(PNGError) in
      try PNGReader.raster(bytes, limits: PixelLimits.png)
    }
  }

  /// The size that a file's head tells.
  static func size(of bytes: [UInt8], name: String) throws(Failure) -> PixelSize {
    try translating({ failure($0, name: name) }) { () throws(PNGError) in
      try PNGReader.size(of: bytes, limits: PixelLimits.png)
    }
  }

  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    try translating({ (error: SystemError) in error.failure(reading: path) }) {
      () throws(SystemError) in
      try FileReader.bytes(of: path, limit: limit)
    }
  }

  /// The bytes of what must be a file, and no pipe that could be waited for.
  static func bytes(ofFile path: String) throws(Failure) -> [UInt8] {
    guard let bytes = try bytesIfPresent(of: path) else { return try bytes(of: path) }
    return bytes
  }

  /// The bytes of a file, or nil where there is none. A pipe or a device is no file that could hold a
  /// picture, and reading it could wait for ever.
  static func bytesIfPresent(of path: String) throws(Failure) -> [UInt8]? {
    do throws(SystemError) {
      switch try FileKind(path) {
      case .missing: return nil
      case .regular, .folder: return try FileReader.bytes(of: path, limit: limit)
      case .special: break
      }
    } catch  where error.isMissing {
      return nil
    } catch {
      throw error.failure(reading: path)
    }
    throw .pipe(path)
  }

  /// A fault of a file in words.
  static func failure(_ error: PNGError, name: String) -> Failure {
    switch error {
    case .damaged(let words):
      .content("\(name) is no PNG that can be read (\(words)); save it as PNG anew")
    case .tooLarge(let width, let height):
      .content(
        "\(name) has \(PixelSize(width: width, height: height).words); \(PixelLimits.words)")
    case .outOfMemory:
      Failure(code: .software, message: "memory ran out while reading \(name)")
    }
  }
}
