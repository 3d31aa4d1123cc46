import Comparison

/// The options that say when two pictures are the same.
enum ComparisonOptions {
  static let tolerance = Option(
    "tolerance", group: .comparison, .integer(0...255), shown: 0, requires: .byChannels,
    help: "by how much a pixel's channels may differ, colours multiplied by alpha")
  static let maxDifferent = Option(
    "max-different", group: .comparison, .integer(0...PixelLimits.mostPixels), shown: 0,
    help: "how many pixels may be different; other sizes are never the same")
  static let perceptual = Option(
    flag: "perceptual", group: .comparison,
    help: "compare as the eye sees (OKLab), and let edges pass that moved by a part of a pixel")

  static let all: [OptionDescription] = OptionTable.of {
    tolerance
    maxDifferent
    perceptual
  }

  /// The rule that options give.
  ///
  /// - Throws: a usage failure for options that exclude each other.
  static func rule(_ arguments: ParsedArguments) throws(Failure) -> ComparisonRule {
    try Requirement.check(all, in: arguments)
    return ComparisonRule(
      metric: arguments[perceptual] ? .perceptual : .channels(tolerance: arguments[tolerance]),
      mostDifferent: arguments[maxDifferent])
  }
}

extension Requirement {
  static let byChannels = Requirement(words: "beside --perceptual; give one of them") {
    !$0[ComparisonOptions.perceptual]
  }
}
