#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The machine that the process runs on.
enum SystemName {
  /// The processor's architecture.
  static var machine: String { names.machine }
  /// The system and its release.
  static var system: String { names.system }

  private static var names: (machine: String, system: String) {
    var names = utsname()
    // uname
    guard unsafe uname(&names) == 0 else { return ("unknown", "unknown") }
    return (text(names.machine), "\(text(names.sysname)) \(text(names.release))")
  }

  /// A text in an array of C, which Swift sees as a tuple.
  private static func text<Letters>(_ letters: Letters) -> String {
    unsafe withUnsafeBytes(of: letters) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
