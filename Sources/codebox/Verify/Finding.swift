import Comparison

/// One picture's verdict, and what there is to see of it.
struct Finding: Sendable {
  /// The picture's path below the folder of baselines.
  let name: String
  let verdict: Verdict
  /// Where the manifest describes it, such as "entry 3 (line 12)"; nil for an orphan.
  var place: String?
  /// Why it could not be drawn or read.
  var message: String?
  /// The difference, where there were two pictures to compare.
  var comparison: Comparison?
  /// PNG files; nil where there is no such picture.
  var expected: [UInt8]?
  var actual: [UInt8]?
  var difference: [UInt8]?
}
