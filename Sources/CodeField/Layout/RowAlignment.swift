/// Where a row of known length stands in a wider frame.
package enum RowAlignment: String, CaseIterable, Sendable {
  case left
  case center
  case right

  /// The part of the free space that lies left of the row, 0…1.
  var share: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
