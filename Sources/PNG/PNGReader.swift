import CPNG
import CodeField

/// Bytes of a PNG file to pixels.
package enum PNGReader {
  /// The picture's size, from the file's head.
  package static func size(
    of bytes: [UInt8], limits: PNGLimits
  ) throws(PNGError) -> PixelSize {
    let result = unsafe bytes.withUnsafeBufferPointer {
      // cpng_read_size
      unsafe cpng_read_size($0.baseAddress, $0.count, cpng_limits(limits))
    }
    try result.check()
    return PixelSize(width: Int(result.width), height: Int(result.height))
  }

  /// The whole picture. Every kind of PNG becomes 8-bit RGBA: palettes, greys and transparent
  /// colours are expanded, 16 bits scaled to 8. Colours are taken as sRGB whatever the file says.
  package static func bitmap(
    _ bytes: [UInt8], limits: PNGLimits
  ) throws(PNGError) -> Bitmap {
    let size = try size(of: bytes, limits: limits)
    let room = 4 * size.width * size.height
    var result = cpng_result()
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: room) { pixels, count in
      result = unsafe read(bytes, limits, into: UnsafeMutableRawBufferPointer(pixels))
      // After a fault some rows were never written.
      count = result.status == CPNG_OK ? room : 0
    }
    try result.check()
    guard let bitmap = Bitmap(size: size, bytes: pixels) else { throw changed }
    return bitmap
  }

  /// The same picture, each channel multiplied by alpha and rounded to the nearest.
  package static func raster(
    _ bytes: [UInt8], limits: PNGLimits
  ) throws(PNGError) -> Raster {
    let size = try size(of: bytes, limits: limits)
    let number = size.width * size.height
    var result = cpng_result()
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: number) { pixels, count in
      let room = UnsafeMutableRawBufferPointer(pixels)
      result = unsafe read(bytes, limits, into: room)
      guard result.status == CPNG_OK else { return }
      // cpng_multiply
      unsafe cpng_multiply(room.baseAddress?.assumingMemoryBound(to: UInt8.self), number)
      count = number
    }
    try result.check()
    guard let raster = Raster(size: size, pixels: pixels) else { throw changed }
    return raster
  }

  private static let changed = PNGError.damaged("the picture's size changed while it was read")

  private static func read(
    _ bytes: [UInt8], _ limits: PNGLimits, into room: UnsafeMutableRawBufferPointer
  ) -> cpng_result {
    unsafe bytes.withUnsafeBufferPointer {
      // cpng_read_pixels
      unsafe cpng_read_pixels(
        $0.baseAddress, $0.count, cpng_limits(limits),
        room.baseAddress?.assumingMemoryBound(to: UInt8.self), room.count)
    }
  }
}

extension cpng_limits {
  fileprivate init(_ limits: PNGLimits) {
    self.init(
      largest_side: UInt32(clamping: limits.largestSide),
      most_pixels: UInt64(clamping: limits.mostPixels))
  }
}
