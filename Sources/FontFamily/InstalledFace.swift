import CFontconfig

/// What fontconfig lists of one face.
struct InstalledFace {
  let families: [String]
  let path: String
  let index: Int
  let hasOutlines: Bool
  let isVariable: Bool
  let weight: Int32
  let slant: Int32
  let width: Int32

  /// Less is better: static before variable, upright, of normal width, near the weight; then by
  /// name.
  func rank(for wanted: FontFamily.Weight) -> (Int32, Int32, Int32, Int32, String) {
    (
      isVariable ? 1 : 0, slant, abs(width - FC_WIDTH_NORMAL), abs(weight - wanted.rawValue),
      "\(path)#\(index)"
    )
  }
}
