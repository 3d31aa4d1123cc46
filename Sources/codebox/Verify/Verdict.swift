/// What came of looking for a picture among the baselines.
enum Verdict: String, CaseIterable, Sendable {
  case same
  case different
  /// There is no baseline yet.
  case missing
  /// A baseline that no entry makes.
  case orphan
  /// The baseline cannot be read, so nothing can be said.
  case unreadable
  /// The entry cannot be drawn.
  case failed
}
