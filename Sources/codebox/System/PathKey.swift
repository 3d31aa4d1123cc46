/// A path as a file system tells it from others: by its bytes, where texts are the same that only
/// differ in how their letters are put together.
struct PathKey: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ path: String) {
    bytes = Array(path.utf8)
  }
}
