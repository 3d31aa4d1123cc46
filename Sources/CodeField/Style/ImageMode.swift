/// How a background picture fills the field's frame.
package enum ImageMode: String, CaseIterable, Sendable {
  /// Each axis scaled on its own to the whole frame.
  case stretch
  /// Scaled to the largest size that shows the whole picture, centred.
  case fit
  /// Scaled to the smallest size that covers the frame, centred, the rest cut off.
  case fill
  /// Repeated at its own size from the top left corner.
  case tile
}
