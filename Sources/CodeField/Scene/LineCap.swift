/// How a stroked line ends.
package enum LineCap: String, CaseIterable, Sendable {
  /// Cut off square at the path's end.
  case butt
  /// With half a disc beyond the path's end.
  case round
}
