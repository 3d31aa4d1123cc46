/// What was made once and stays the same, for all threads: what a thousand pictures of a batch have in
/// common need not be made a thousand times.
///
/// For what is inside the binary only; a file can change between two pictures.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Monitor<[Key: Value]>([:])

  /// The value for a key, made where it is not known. Two threads may make it at the same time.
  func value(
    for key: Key, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = known.use({ $0[key] }) { return value }
    let value = try make()
    known.use { $0[key] = value }
    return value
  }
}
