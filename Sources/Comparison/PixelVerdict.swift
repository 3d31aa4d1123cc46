/// What is said of a pixel that both pictures have.
enum PixelVerdict: UInt8 {
  case same
  /// It differs by no more than the rule lets pass.
  case tolerated
  /// It differs by no more than how an edge was smoothed.
  case smoothed
  case different
}
