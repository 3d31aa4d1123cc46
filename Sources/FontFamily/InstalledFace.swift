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

  /// Whether the face is upright and of that weight; "book", 75, is a name of the regular one.
  func has(_ wanted: FontFamily.Weight) -> Bool {
    slant == FC_SLANT_ROMAN && abs(weight - wanted.rawValue) <= 5
  }

  /// Less is better: static before variable, of normal width; then by name.
  var rank: (Int32, Int32, String) {
    (isVariable ? 1 : 0, abs(width - FC_WIDTH_NORMAL), "\(path)#\(index)")
  }
}
