#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The processor's cores.
enum Processor {
  /// How many the system has running, one at least.
  static var cores: Int {
    // sysconf
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
