import CPNG

extension cpng_result {
  /// Throws unless the call went well.
  func check() throws(PNGError) {
    switch status {
    case CPNG_OK: return
    case CPNG_TOO_LARGE: throw .tooLarge(width: Int(width), height: Int(height))
    case CPNG_NO_MEMORY: throw .outOfMemory
    default:
      throw .damaged(
        unsafe withUnsafeBytes(of: message) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
  }
}
