import CodeField
import Painting
import TestSupport
import Testing

@testable import codebox

/// What every look has to hold, whatever its options.
@Suite struct RandomLooks {
  /// A word that the option takes, or nil for one that is not tried.
  private func word(
    _ option: OptionDescription, _ random: inout Random
  ) -> String? {
    let colors = [
      "red", "#12345680", "none", "white/#222", "#FF0000..#0000FF@45", "black", "#09F",
    ]
    let own: [String: [String]] = [
      "background-image": [Fixtures.file("inputs/division.png").path(percentEncoded: false)],
      "groups": ["3,3", "2,2,2", "1,5", "2,2"], "charset": ["any"],
      "separator": ["none", "dash", "dot", "pill", "–"], "cell-size": ["50", "40x48", "30"],
      "placeholder": ["-", "0"], "mask": ["dot", "none", "*", "●"], "columns": ["2", "3", "4"],
      "text-color-at": ["1=red,3=#00FF00"], "cell-color-at": ["2=#EEEEEE"],
      "scale": ["1", "2", "1.25"], "width": ["400", "533.3", "250"], "height": ["60", "81"],
      "digits": ["6", "4", "1", "9"], "gap": ["0", "8", "3.3"], "font-size": ["12", "24", "31"],
      "border-width": ["0", "1", "2.5"], "corner-radius": ["0", "6", "15"],
      "shadow": ["0,2,4,#0008", "none", "1,1,0,2,black"], "inner-shadow": ["0,1,3,#000A", "none"],
    ]
    if ["font", "font-family"].contains(option.name) { return nil }
    let property = option.family?.replacing("STATE-", with: "") ?? option.name
    if let words = own[option.name] ?? own[property] { return words.randomElement(using: &random) }
    switch option.kind {
    case .flag: return "true"
    case .integer: return "\(Int.random(in: 1...8, using: &random))"
    case .number: return "\(Int.random(in: 0...6, using: &random))"
    case .choice: return option.names.randomElement(using: &random)
    case .text, .numberOrText:
      return option.syntax == "COLOR" ? colors.randomElement(using: &random) : nil
    }
  }

  /// A look of some options.
  func arguments(_ random: inout Random) throws -> ParsedArguments {
    var entries: [String: ParsedArguments.Entry] = [:]
    let options = LookDocument.options.shuffled(using: &random)
      .prefix(Int.random(in: 0...25, using: &random))
    for option in options {
      guard let word = word(option, &random), let value = option.value(of: word) else { continue }
      entries[option.name] = ParsedArguments.Entry(value: value, word: word)
    }
    var arguments = ParsedArguments()
    arguments.take(look: entries)
    return arguments
  }

  /// Seeded: a look either cannot be, for a reason in words, or is drawn whole: without an internal
  /// fault, nothing reaching beyond the frame, all text on one baseline and within its cell.
  @Test(.timeLimit(.minutes(5))) func drawnWhole() throws {
    var random = Random(seed: 2_026)
    var drawn = 0
    for _ in 0..<9_000 {
      let arguments = try arguments(&random)
      let look = LookDocument.json(arguments).text()
      let text = String("Ag7.Q0gW1".prefix(Int.random(in: 0...4, using: &random)))
      let drawing: Drawing
      do {
        drawing = try Drawing(try Request(arguments), text: text)
      } catch {
        #expect(error.code == .usage || error.code == .content, "\(look): \(error.message)")
        continue
      }
      drawn += 1
      check(drawing, look)
      let raster = try drawing.raster()
      #expect(raster.size == drawing.grid.pixels(of: drawing.layout.frame))
    }
    #expect(drawn >= 2_000)
  }

  private func check(_ drawing: Drawing, _ look: String) {
    let scene = drawing.scene
    let frame = Rect(size: scene.size)
    for element in scene.elements { checkInside(element, frame, look) }

    let layout = drawing.layout
    for (index, content) in drawing.content.cells.enumerated() {
      guard case .character(let glyph) = content else { continue }
      let cell = layout.cells[index].moved(x: 0, y: layout.contentOffset)
      let centering = drawing.style.text.centering
      let outline = glyph.outline(in: cell, centering: centering, size: layout.fontSize)
      if let ink = outline.bounds {
        #expect(layout.cells[index].contains(ink, tolerance: 1e-6), "\(look)")
      }
      if let offset = centering.baselineOffset(glyph.metrics, size: layout.fontSize) {
        let origin = centering.origin(of: glyph, in: cell, size: layout.fontSize)
        #expect(abs(origin.y - cell.center.y - offset) < 1e-9, "\(look)")
      }
    }
  }

  /// Blurs fade out beyond the frame; everything else has to end within it, or with the row where
  /// the caller set a width that the row's rings do not fit.
  private func checkInside(_ element: Scene.Element, _ frame: Rect, _ look: String) {
    switch element {
    case .fill(let path, _, _):
      if let bounds = path.bounds {
        #expect(frame.contains(bounds, tolerance: 1.01), "\(bounds) in \(frame): \(look)")
      }
    case .stroke(let path, let width, _, _):
      if let bounds = path.bounds {
        #expect(frame.contains(bounds.inset(by: -width / 2), tolerance: width), "\(look)")
      }
    case .picture(let picture):
      #expect(frame.contains(picture.clip, tolerance: 1.01), "\(look)")
    case .layer(let elements, _):
      for element in elements { checkInside(element, frame, look) }
    case .blur(let blur):
      // What is painted is bounded by the clip; what casts it may fade out beyond.
      if let clip = blur.clip.bounds { #expect(frame.contains(clip, tolerance: 1.01), "\(look)") }
    }
  }
}
