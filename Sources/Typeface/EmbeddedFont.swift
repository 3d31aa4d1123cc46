import CInter
import CodeField

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

  /// The checksum of the font file's bytes.
  package var checksum: UInt64 {
    let file = unsafe file
    var sum = FNV1a()
    unsafe sum.take(Array(UnsafeBufferPointer(start: file.bytes, count: file.length)))
    return sum.value
  }
}
