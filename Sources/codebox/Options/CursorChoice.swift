import CodeField

/// The cursor's shape, or none.
enum CursorChoice: String, CaseIterable, Sendable {
  case none
  case bar
  case underscore
  case block

  var shape: Cursor.Shape? { Cursor.Shape(rawValue: rawValue) }
}
