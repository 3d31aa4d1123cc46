#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory that the process may still take.
enum SystemMemory {
  /// Whether a block of that size can be had. Asked before a large one is needed, since the language
  /// ends the process where it cannot be.
  static func isAvailable(bytes: Int) -> Bool {
    // malloc, free: untouched pages cost nothing.
    guard let block = unsafe malloc(max(1, bytes)) else { return false }
    unsafe free(block)
    return true
  }
}
