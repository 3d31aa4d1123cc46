import CodeField

/// How a terminal shows pictures.
enum TerminalGraphics: Equatable, Sendable {
  case kitty
  case iTerm
  case halfBlocks

  /// What the terminal says of itself in its environment.
  init(environment: (String) -> String?) {
    let term = environment("TERM") ?? ""
    let program = environment("TERM_PROGRAM") ?? ""
    if environment("KITTY_WINDOW_ID") != nil || term.split(separator: "-").contains("kitty")
      || program == "ghostty"
    {
      self = .kitty
    } else if ["iTerm.app", "WezTerm"].contains(program)
      || environment("LC_TERMINAL") == "iTerm2"
    {
      self = .iTerm
    } else {
      self = .halfBlocks
    }
  }

  /// The pixels to a point at which a field `width` points wide is drawn.
  func scale(width: Double, columns: Int) -> Double {
    // A half block is one pixel wide; a picture is shown small by the terminal.
    self == .halfBlocks ? min(1, Double(columns) / width) : 2
  }

  /// The picture as the terminal takes it, `rows` lines high, each ended.
  ///
  /// - Parameters:
  ///   - raster: the picture, for half blocks.
  ///   - png: the picture's file, for the others.
  ///   - rows: how many lines it takes.
  func text(_ raster: Raster, png: [UInt8], rows: Int) -> String {
    let down = String(repeating: "\n", count: rows)
    let up = "\u{1B}[\(rows)A"
    switch self {
    case .halfBlocks:
      return HalfBlocks.text(raster)
    case .kitty:
      // In pieces, as the protocol wants it; the last says that no more follow.
      let code = Array(Base64.text(png).utf8)
      let pieces = stride(from: 0, to: code.count, by: 4_096).map {
        String(decoding: code[$0..<min($0 + 4_096, code.count)], as: UTF8.self)
      }
      let picture = pieces.enumerated().map { index, piece in
        let head = index == 0 ? "a=T,f=100,r=\(rows),C=1," : ""
        return "\u{1B}_G\(head)m=\(index == pieces.count - 1 ? 0 : 1);\(piece)\u{1B}\\"
      }.joined()
      return down + up + picture + down
    case .iTerm:
      return down + up
        + "\u{1B}]1337;File=inline=1;height=\(rows);size=\(png.count):\(Base64.text(png))\u{7}\n"
    }
  }

  /// How many lines a picture takes.
  func rows(_ raster: Raster, scale: Double) -> Int {
    switch self {
    case .halfBlocks: (raster.size.height + 1) / 2
    // A line of text is about 18 points high.
    case .kitty, .iTerm: max(1, Int((Double(raster.size.height) / scale / 18).rounded(.up)))
    }
  }
}
