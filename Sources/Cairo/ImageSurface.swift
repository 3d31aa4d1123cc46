import CCairo

/// A picture of 32-bit pixels 0xAARRGGBB, colour multiplied by alpha, over memory that somebody else
/// owns; so a surface is only ever lent, for the time of one call.
@safe
package struct ImageSurface: ~Copyable {
  let handle: OpaquePointer

  /// Lends a surface over `pixels` to `body`. What was drawn is in `pixels` afterwards.
  ///
  /// - Parameters:
  ///   - pixels: width × height of them, rows from the top.
  ///   - body: draws; the surface is finished when it returns.
  /// - Throws: `CairoError` from creating the surface or from `body`.
  package static func withSurface<Result>(
    over pixels: inout [UInt32], width: Int, height: Int,
    _ body: (borrowing ImageSurface) throws(CairoError) -> Result
  ) throws(CairoError) -> Result {
    guard pixels.count == width * height, let width32 = Int32(exactly: width),
      let height32 = Int32(exactly: height)
    else { throw CairoError(status: .invalidSize, verb: "cairo_image_surface_create_for_data") }
    return unsafe try pixels.withUnsafeMutableBufferPointer { pixels throws(CairoError) in
      let bytes = unsafe UnsafeMutableRawBufferPointer(pixels).assumingMemoryBound(to: UInt8.self)
      let surface = unsafe try ImageSurface(
        data: bytes.baseAddress, width: width32, height: height32)
      let result = try body(surface)
      // cairo_surface_flush
      unsafe cairo_surface_flush(surface.handle)
      return result
    }
  }

  /// Lends a surface over `pixels` to `body`, to paint with. Nothing may be drawn on it.
  package static func withSurface<Result>(
    reading pixels: [UInt32], width: Int, height: Int,
    _ body: (borrowing ImageSurface) throws(CairoError) -> Result
  ) throws(CairoError) -> Result {
    guard pixels.count == width * height, let width32 = Int32(exactly: width),
      let height32 = Int32(exactly: height)
    else { throw CairoError(status: .invalidSize, verb: "cairo_image_surface_create_for_data") }
    return unsafe try pixels.withUnsafeBufferPointer { pixels throws(CairoError) in
      let bytes = unsafe UnsafeRawBufferPointer(pixels).assumingMemoryBound(to: UInt8.self)
      let surface = unsafe try ImageSurface(
        data: UnsafeMutablePointer(mutating: bytes.baseAddress), width: width32, height: height32)
      return try body(surface)
    }
  }

  private init(
    data: UnsafeMutablePointer<UInt8>?, width: Int32, height: Int32
  ) throws(CairoError) {
    // cairo_image_surface_create_for_data: never null; a failed surface carries its status.
    let created: OpaquePointer? = unsafe cairo_image_surface_create_for_data(
      data, CAIRO_FORMAT_ARGB32, width, height, width * 4)
    guard let created = unsafe created else {
      throw CairoError(status: .noMemory, verb: "cairo_image_surface_create_for_data")
    }
    let status = unsafe CairoStatus(cairo_surface_status(created))
    guard status == .success else {
      unsafe cairo_surface_destroy(created)
      throw CairoError(status: status, verb: "cairo_image_surface_create_for_data")
    }
    unsafe handle = created
  }

  deinit {
    // cairo_surface_finish: nothing that still refers to the surface may touch the lent memory.
    unsafe cairo_surface_finish(handle)
    unsafe cairo_surface_destroy(handle)
  }
}
