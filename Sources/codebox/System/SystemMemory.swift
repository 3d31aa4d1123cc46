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
    // mmap, munmap: untouched pages cost nothing. A malloc that is freed at once is left out by the
    // compiler.
    let size = max(1, bytes)
    let block = unsafe mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard unsafe block != MAP_FAILED else { return false }
    unsafe munmap(block, size)
    return true
  }
}
