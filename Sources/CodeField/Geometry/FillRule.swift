/// Which points lie inside a path whose parts overlap.
package enum FillRule: String, Sendable {
  /// Inside where the path winds around the point at all: how fonts draw their outlines.
  case winding
  /// Inside where an odd number of parts lie over the point: an outline and the hole in it.
  case evenOdd
}
