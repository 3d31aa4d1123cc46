import CodeField
import Comparison

/// What `codebox diff` prints of two pictures in lines.
struct DiffLines {
  /// How many boxes are told.
  static let mostBoxes = 10

  let comparison: Comparison
  let rule: ComparisonRule
  /// Which pictures of an animation they are, from 1.
  let frame: Int?

  /// The verdict in a line, and lines of what there is to tell.
  var text: String {
    let place = frame.map { "in frame \($0)" }
    let details = [place, sizes].compactMap { $0 } + boxes + passed
    return ([verdict] + details.map { "  \($0)" }).joined(separator: "\n") + "\n"
  }

  private var verdict: String {
    guard comparison.differing > 0 else { return "same" }
    let count = "\(comparison.differing) of \(comparison.pixels) pixels\(reach)"
    return comparison.isSame
      ? "same: \(count), where \(rule.mostDifferent) may differ" : "different: \(count)"
  }

  /// How far channels differ; nothing where the shared pixels are alike.
  private var reach: String { comparison.largest > 0 ? ", by up to \(comparison.largest)" : "" }

  private var sizes: String? {
    comparison.expectedSize == comparison.actualSize
      ? nil
      : "\(comparison.expectedSize.words) expected, \(comparison.actualSize.words) actual"
  }

  private var boxes: [String] {
    let more = comparison.boxes.count - Self.mostBoxes
    return comparison.boxes.prefix(Self.mostBoxes).map {
      "\($0.width) × \($0.height) at \($0.x), \($0.y)"
    } + (more > 0 ? ["and \(more) more"] : [])
  }

  /// Pixels that differ and do not count.
  private var passed: [String] {
    let reach = comparison.differing == 0 ? reach : ""
    func line(_ count: Int, _ words: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? "pixel differs" : "pixels differ") \(words)"
    }
    let tolerated =
      switch rule.metric {
      case .channels: "within the tolerance\(reach)"
      case .perceptual: "by less than the eye sees"
      }
    return [
      line(comparison.antialiased, "in how an edge is smoothed"),
      line(comparison.tolerated, tolerated),
    ].compactMap { $0 }
  }
}
