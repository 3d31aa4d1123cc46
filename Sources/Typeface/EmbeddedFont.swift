import CInter

/// The fonts inside the binary.
package enum EmbeddedFont: String, CaseIterable, Sendable {
  case regular
  case semibold

  /// Inter's file in that weight, valid for the whole run.
  var file: inter_font {
    switch self {
    case .regular: unsafe inter_regular
    case .semibold: unsafe inter_semibold
    }
  }
}
