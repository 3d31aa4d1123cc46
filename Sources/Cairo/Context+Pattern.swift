import CCairo

extension Context {
  /// Makes a picture the source: its top left corner at (x, y), each of its pixels `width` × `height`
  /// units of user space.
  ///
  /// - Parameter surface: must outlive the verb that paints with it.
  package func setSource(
    _ surface: borrowing ImageSurface, x: Double, y: Double, pixelWidth width: Double,
    pixelHeight height: Double, sampling: PatternSampling
  ) throws(CairoError) {
    unsafe cairo_set_source_surface(handle, surface.handle, 0, 0)
    try status.check("cairo_set_source_surface")
    // cairo_pattern_set_matrix takes user space to the pattern's pixels.
    var matrix = cairo_matrix_t(
      xx: 1 / width, yx: 0, xy: 0, yy: 1 / height, x0: -x / width, y0: -y / height)
    let pattern = unsafe cairo_get_source(handle)
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
    unsafe cairo_pattern_set_filter(
      pattern, sampling.isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    unsafe cairo_pattern_set_extend(
      pattern, sampling.isRepeated ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    // cairo_pattern_status: a matrix that cannot be inverted shows here, not in the context.
    try unsafe CairoStatus(cairo_pattern_status(pattern)).check("cairo_pattern_set_matrix")
  }
}
