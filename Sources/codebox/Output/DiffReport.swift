import CodeField
import Comparison

/// What `codebox diff` prints.
struct DiffReport {
  /// The version of the JSON document's form; raised when a key changes its meaning or goes away.
  static let schema = 1
  /// How many boxes are told in lines, and how many in JSON.
  static let mostLines = 10
  private static let mostBoxes = 1_000

  private let comparison: Comparison
  private let rule: ComparisonRule
  /// The paths.
  private let expected: String
  private let actual: String

  init(_ comparison: Comparison, rule: ComparisonRule, expected: String, actual: String) {
    self.comparison = comparison
    self.rule = rule
    self.expected = expected
    self.actual = actual
  }

  /// The verdict in a line, and lines of what there is to tell.
  var text: String {
    let details = [sizes].compactMap { $0 } + boxes + passed
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
    let more = comparison.boxes.count - Self.mostLines
    return comparison.boxes.prefix(Self.mostLines).map {
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

  var json: JSON {
    func number(_ value: Int) -> JSON { .number(Double(value)) }
    func picture(_ path: String, _ size: PixelSize) -> JSON {
      .object([
        ("file", .string(path)), ("width", number(size.width)), ("height", number(size.height)),
      ])
    }
    return .object([
      ("schema", number(Self.schema)),
      ("same", .bool(comparison.isSame)),
      ("expected", picture(expected, comparison.expectedSize)),
      ("actual", picture(actual, comparison.actualSize)),
      ("pixels", number(comparison.pixels)),
      ("different", number(comparison.differing)),
      ("antialiased", number(comparison.antialiased)),
      ("tolerated", number(comparison.tolerated)),
      ("largest", number(comparison.largest)),
      ("boxCount", number(comparison.boxes.count)),
      (
        "boxes",
        .array(
          comparison.boxes.prefix(Self.mostBoxes).map {
            .object([
              ("x", number($0.x)), ("y", number($0.y)), ("width", number($0.width)),
              ("height", number($0.height)),
            ])
          })
      ),
    ])
  }
}
