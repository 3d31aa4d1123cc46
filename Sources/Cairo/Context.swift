import CCairo

/// Draws on a surface. Setters and path steps only note what they are told; the verbs that finish
/// something (fill, stroke, paint, clip) check cairo's status, which keeps the first fault.
@safe
package struct Context: ~Copyable {
  let handle: OpaquePointer

  /// A context that draws on `surface`, whose user space is the surface's pixels.
  package init(_ surface: borrowing ImageSurface) throws(CairoError) {
    // cairo_create: never null; a failed context carries its status.
    let created: OpaquePointer? = unsafe cairo_create(surface.handle)
    guard let created = unsafe created else {
      throw CairoError(status: .noMemory, verb: "cairo_create")
    }
    let status = unsafe CairoStatus(cairo_status(created))
    guard status == .success else {
      unsafe cairo_destroy(created)
      throw CairoError(status: status, verb: "cairo_create")
    }
    unsafe handle = created
  }

  deinit {
    unsafe cairo_destroy(handle)
  }

  /// The first fault since the context was made.
  package var status: CairoStatus {
    unsafe CairoStatus(cairo_status(handle))
  }

  // MARK: State

  /// Runs `body` and then restores all state that it set.
  package func saved(_ body: () throws(CairoError) -> Void) throws(CairoError) {
    unsafe cairo_save(handle)
    defer { unsafe cairo_restore(handle) }
    try body()
  }

  /// Makes one unit of user space `factor` pixels long.
  package func scale(by factor: Double) {
    unsafe cairo_scale(handle, factor, factor)
  }

  /// How far a flattened curve may stray, in pixels.
  package func setTolerance(_ pixels: Double) {
    unsafe cairo_set_tolerance(handle, pixels)
  }

  package func setLineWidth(_ width: Double) {
    unsafe cairo_set_line_width(handle, width)
  }

  /// How a stroked line ends.
  package enum LineCap: Sendable {
    case butt
    case round
  }

  package func setLineCap(_ cap: LineCap) {
    unsafe cairo_set_line_cap(handle, cap == .butt ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND)
  }

  /// Which points lie inside a path.
  package enum FillRule: Sendable {
    case winding
    case evenOdd
  }

  package func setFillRule(_ rule: FillRule) {
    unsafe cairo_set_fill_rule(
      handle, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
  }

  /// Channels from 0 to 1, colour not multiplied by alpha.
  package func setSource(red: Double, green: Double, blue: Double, alpha: Double) {
    unsafe cairo_set_source_rgba(handle, red, green, blue, alpha)
  }

  // MARK: Path

  package func move(toX x: Double, y: Double) {
    unsafe cairo_move_to(handle, x, y)
  }

  package func line(toX x: Double, y: Double) {
    unsafe cairo_line_to(handle, x, y)
  }

  package func curve(
    x1: Double, y1: Double, x2: Double, y2: Double, toX x3: Double, y: Double
  ) {
    unsafe cairo_curve_to(handle, x1, y1, x2, y2, x3, y)
  }

  package func closePath() {
    unsafe cairo_close_path(handle)
  }

  // MARK: Verbs

  /// Runs `body` on a transparent surface of its own, and paints that at `opacity`, 0…1.
  package func layer(
    opacity: Double, _ body: () throws(CairoError) -> Void
  ) throws(CairoError) {
    unsafe cairo_push_group(handle)
    try status.check("cairo_push_group")
    try body()
    unsafe cairo_pop_group_to_source(handle)
    try status.check("cairo_pop_group_to_source")
    unsafe cairo_paint_with_alpha(handle, opacity)
    try status.check("cairo_paint_with_alpha")
  }

  package func fill() throws(CairoError) {
    unsafe cairo_fill(handle)
    try status.check("cairo_fill")
  }

  package func stroke() throws(CairoError) {
    unsafe cairo_stroke(handle)
    try status.check("cairo_stroke")
  }

  package func clip() throws(CairoError) {
    unsafe cairo_clip(handle)
    try status.check("cairo_clip")
  }
}
