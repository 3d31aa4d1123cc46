import CodeField

/// Takes a terminal's bytes apart. Bytes that are half a key wait for the rest.
struct TerminalKeyReader {
  private var waiting: [UInt8] = []
  /// What was pasted so far, while the terminal says that a paste goes on.
  private var pasted: [UInt8]?

  /// The names of keys that begin with an escape.
  private static let named: [(bytes: String, key: EditKey?)] = [
    ("[D", .left), ("[C", .right), ("[H", .home), ("[F", .end), ("[1~", .home), ("[4~", .end),
    ("[3~", .deleteForward), ("OD", .left), ("OC", .right), ("OH", .home), ("OF", .end),
    ("[A", nil), ("[B", nil),
  ]
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  mutating func keys(_ bytes: [UInt8]) -> [TerminalKey] {
    waiting += bytes
    var keys: [TerminalKey] = []
    while let key = next() { keys += key }
    return keys
  }

  /// The next keys, or nil where the bytes say nothing more yet.
  private mutating func next() -> [TerminalKey]? {
    if pasted != nil { return nextOfPaste() }
    guard let first = waiting.first else { return nil }
    switch first {
    case 3, 4:
      waiting.removeFirst()
      return [.leave]
    case 8, 127:
      waiting.removeFirst()
      return [.edit(.deleteBackward)]
    case 27: return nextOfEscape()
    case 0..<32:
      waiting.removeFirst()
      return []
    default: return nextOfText()
    }
  }

  private mutating func nextOfEscape() -> [TerminalKey]? {
    if waiting.starts(with: Self.pasteStart) {
      waiting.removeFirst(Self.pasteStart.count)
      pasted = []
      return []
    }
    for (name, key) in Self.named where waiting.dropFirst().starts(with: name.utf8) {
      waiting.removeFirst(1 + name.utf8.count)
      return key.map { [.edit($0)] } ?? []
    }
    // What has no meaning here is passed over whole; what is not whole yet waits.
    guard let length = escapeLength() else { return nil }
    waiting.removeFirst(length)
    return []
  }

  /// How many bytes the escape sequence at the beginning has (ECMA-48), or nil where its end has not
  /// come yet.
  private func escapeLength() -> Int? {
    guard waiting.count > 1 else { return nil }
    let rest = waiting.dropFirst(2)
    switch waiting[1] {
    case UInt8(ascii: "["):
      // Parameters, and a final byte.
      return rest.firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    case UInt8(ascii: "O"):
      return rest.isEmpty ? nil : 3
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      // A text that ends with a bell or with ESC \\.
      guard let end = rest.firstIndex(where: { $0 == 7 || $0 == UInt8(ascii: "\\") }) else {
        return nil
      }
      return end + 1
    case 27, 3, 4:
      return 1
    default:
      return 2
    }
  }

  private mutating func nextOfPaste() -> [TerminalKey]? {
    for end in waiting.indices where waiting[end...].starts(with: Self.pasteEnd) {
      let bytes = (pasted ?? []) + waiting[..<end]
      waiting.removeFirst(end + Self.pasteEnd.count)
      pasted = nil
      return [.edit(.paste(String(decoding: bytes, as: UTF8.self)))]
    }
    // Ctrl-C leaves also where a paste never ends.
    if waiting.contains(3) {
      waiting = []
      pasted = nil
      return [.leave]
    }
    // The paste's end may be cut in two.
    let safe = max(0, waiting.count - Self.pasteEnd.count)
    pasted? += waiting[..<safe]
    waiting.removeFirst(safe)
    return nil
  }

  /// All text up to the next control; a character that is cut in two waits.
  private mutating func nextOfText() -> [TerminalKey]? {
    let end = waiting.firstIndex { $0 < 32 || $0 == 127 } ?? waiting.count
    var length = end
    // At the very end up to three bytes may be the head of one character.
    if end == waiting.count {
      for cut in 1...4 where cut <= length {
        let byte = waiting[length - cut]
        if byte & 0xC0 == 0x80 { continue }
        let needed = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        if needed > cut { length -= cut }
        break
      }
    }
    if length == 0 { return nil }
    let text = String(decoding: waiting[..<length], as: UTF8.self)
    waiting.removeFirst(length)
    return text.map { .edit(.type(String($0))) }
  }
}
