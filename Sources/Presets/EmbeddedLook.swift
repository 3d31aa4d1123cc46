import CPresets

/// A look document inside the binary.
package struct EmbeddedLook: Sendable {
  package let name: String
  /// JSON.
  package let bytes: [UInt8]

  /// All of them, in the order in which they are listed.
  package static var all: [EmbeddedLook] {
    let table = unsafe UnsafeBufferPointer(
      start: embedded_look_table(), count: embedded_look_count)
    return unsafe table.map { look in
      unsafe EmbeddedLook(
        name: String(cString: look.name),
        bytes: Array(UnsafeBufferPointer(start: look.bytes, count: look.length)))
    }
  }
}
