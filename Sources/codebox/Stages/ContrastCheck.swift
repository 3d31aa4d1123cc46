import CodeField

/// Compares the colours of a field with what they stand on.
struct ContrastCheck {
  /// A pair of colours that is too alike.
  struct Finding: Equatable {
    /// What has too little contrast, in words.
    let subject: String
    let contrast: Double
    let needed: Double

    var words: String {
      "the contrast of \(subject) is \(((contrast * 100).rounded(.down) / 100).short):1, "
        + "\(needed.short):1 is needed"
    }
  }

  static let text = 4.5
  static let graphics = 3.0

  /// The findings in a field as it is drawn; each kind of fault once.
  static func findings(_ style: FieldStyle, _ content: FieldContent) -> [Finding] {
    let count = content.cells.count
    var worst: [String: Finding] = [:]
    var order: [String] = []
    func judge(_ subject: String, _ paint: Paint?, on ground: [Color], needed: Double) {
      judge(subject, paint, over: ground, beside: [ground], needed: needed)
    }
    /// - Parameters:
    ///   - below: what the paint lies over.
    ///   - sides: what lies beside it; the one that it differs from most counts.
    func judge(
      _ subject: String, _ paint: Paint?, over below: [Color], beside sides: [[Color]],
      needed: Double
    ) {
      guard let paint, !paint.isClear else { return }
      let contrast = sides.compactMap { side in
        zip(below, side).flatMap { below, side in
          paint.colors.map { $0.over(below).contrast(with: side) }
        }.min()
      }.max()
      guard let contrast, contrast < needed else { return }
      let finding = Finding(subject: subject, contrast: contrast, needed: needed)
      if worst[subject] == nil { order.append(subject) }
      if contrast < worst[subject]?.contrast ?? .infinity { worst[subject] = finding }
    }

    // What is transparent stands on white.
    let field = (style.background.paint ?? .white).colors.map { $0.over(.white) }
    let ground = style.plate?.paint.colors.flatMap { top in field.map { top.over($0) } } ?? field
    for (index, cell) in content.cells.enumerated() {
      let states = content.state.states(of: index, filled: content.filled, count: count)
      let look = style.cell(index, in: states)
      let fill = look.fill?.colors.flatMap { top in ground.map { top.over($0) } } ?? ground
      switch cell {
      case .none, .maskPicture: break
      case .character: judge("text", look.text, on: fill, needed: text)
      case .placeholder: judge("placeholders", style.placeholder, on: fill, needed: text)
      case .dot, .maskCharacter: judge("marks", style.mark, on: fill, needed: graphics)
      }
      if let border = look.border, border.width > 0 {
        // A border lies over its cell's fill, and is seen where it differs from either side.
        judge("borders", border.paint, over: fill, beside: [ground, fill], needed: graphics)
      }
      if let ring = look.ring, ring.reach > 0 {
        judge("rings", ring.paint, on: ground, needed: graphics)
      }
      if (look.underline?.thickness ?? 0) > 0 {
        judge("lines", look.underline?.paint, on: fill, needed: graphics)
      }
      if index == content.state.focusedIndex(filled: content.filled, count: count) {
        judge("the cursor", style.cursor?.paint, on: fill, needed: graphics)
      }
    }
    if let separator = style.separator {
      judge("separators", separator.paint, on: ground, needed: graphics)
    }
    return order.compactMap { worst[$0] }
  }
}

extension Paint {
  /// The colours that it is made of.
  fileprivate var colors: [Color] {
    switch self {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    }
  }
}
