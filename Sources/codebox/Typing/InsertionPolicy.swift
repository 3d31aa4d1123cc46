/// What happens to an insertion that is longer than the room left.
enum InsertionPolicy: String, CaseIterable, Sendable {
  case cut
  case refuse
}
