/// A value in a JSON document, and the line where it stands.
struct JSONNode: Sendable {
  indirect enum Value: Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    /// As it is written.
    case number(String)
    case bool(Bool)
    case null
  }

  /// A key with its value.
  struct Member: Sendable {
    let key: String
    let line: Int
    let node: JSONNode
  }

  let value: Value
  let line: Int
}
