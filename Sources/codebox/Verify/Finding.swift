import Comparison

/// One picture's verdict, and what there is to see of it.
struct Finding: Sendable {
  /// The picture's path below the folder of baselines.
  let name: String
  let verdict: Verdict
  /// Where the manifest describes it, such as "entry 3 (line 12)"; nil for an orphan.
  let place: String?
  /// Why it could not be drawn or read.
  let message: String?
  /// The difference, where there were two pictures to compare.
  let comparison: Comparison?
  /// PNG files; nil where there is no such picture.
  let expected: [UInt8]?
  let actual: [UInt8]?
  let difference: [UInt8]?
}
